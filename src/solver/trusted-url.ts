/** The part of Trusted Types that is used here; browsers without it take plain addresses. */
interface ScriptUrlPolicy {
  createScriptURL(url: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy;
}

/** Name of the policy, which strict pages allow by `trusted-types spider-solitaire`. */
export const POLICY = 'spider-solitaire';

// A policy can be made once for a page, and this script may be loaded more than once.
const KEPT = Symbol.for(`${POLICY}.policy`);
const PLAIN: ScriptUrlPolicy = { createScriptURL: (url) => url };

const shared = globalThis as unknown as Record<symbol, ScriptUrlPolicy | undefined> & {
  trustedTypes?: TrustedTypes;
};

/** An address of a script of ours in the form that this page accepts. */
export function trustedUrl(url: string): string {
  shared[KEPT] ??= shared.trustedTypes?.createPolicy(POLICY, PLAIN) ?? PLAIN;
  return shared[KEPT].createScriptURL(url);
}

/** Source of a worker that fetches a script from elsewhere. It falls under the page's rules too. */
export function trampoline(url: string): string {
  const address = JSON.stringify(url);
  const policy = JSON.stringify(POLICY);
  return `var u=${address},t=self.trustedTypes;importScripts(t?t.createPolicy(${policy},{createScriptURL:function(s){return s}}).createScriptURL(u):u)`;
}
