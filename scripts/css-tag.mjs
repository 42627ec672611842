// Stands in for Lit's module of styles in the published scripts, without its ways around missing
// constructable style sheets: every browser that knows custom states has them.

export const supportsAdoptingStyleSheets = true;

export class CSSResult {
  constructor(cssText) {
    this.cssText = cssText;
  }

  get styleSheet() {
    if (!this.sheet) {
      this.sheet = new CSSStyleSheet();
      this.sheet.replaceSync(this.cssText);
    }
    return this.sheet;
  }
}

export const unsafeCSS = (text) => new CSSResult(text);

export const css = (strings, ...values) =>
  new CSSResult(strings.reduce((text, next, i) => text + values[i - 1].cssText + next));

export const adoptStyles = (root, styles) => {
  root.adoptedStyleSheets = styles.map(({ styleSheet }) => styleSheet);
};

export const getCompatibleStyle = (style) => style;
