import type { Plugin } from 'vite';

export function shrink(names: Iterable<string>, options?: { builtins?: boolean }): Plugin;
