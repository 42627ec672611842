// Takes the place of Lit's server shim in the one-file builds. A server only has to be able to
// import the script; nothing is rendered there, so a registry and an empty base class will do.
const registry = new Map();

export const HTMLElement = class {};

export const customElements = {
  define: (name, constructor) => void registry.set(name, constructor),
  get: (name) => registry.get(name),
};
