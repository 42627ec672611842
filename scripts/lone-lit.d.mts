import type { Plugin } from 'vite';

export function loneLit(): Plugin;
