// Stands in for Lit's module of styles in the published scripts, without its ways around missing
// constructable style sheets, which every browser that knows custom states has, and without values
// in styles, which no element here asks for.

export const supportsAdoptingStyleSheets = true;

export class CSSResult {}

/** Styles become a sheet when the first element asks for them: on a server there are none. */
export const css = ([text]) => {
  let sheet;
  return {
    get styleSheet() {
      if (!sheet) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
      }
      return sheet;
    },
  };
};

export const unsafeCSS = (text) => css([text]);

export const adoptStyles = (root, styles) => {
  root.adoptedStyleSheets = styles.map(({ styleSheet }) => styleSheet);
};

export const getCompatibleStyle = (style) => style;
