import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The version of the house, as its packages have it. */
export const VERSION = (createRequire(import.meta.url)('@cifra/server/package.json') as { version: string }).version;

/** Where the source of this house is: as it was set, or where the checkout came from; null where nobody knows. */
export function sourceAddress(set: string | null): string | null {
  return set ?? webAddress(origin());
}

/** What git calls `origin` of the checkout that we run from. */
function origin(): string {
  try {
    const cwd = dirname(fileURLToPath(import.meta.url));
    const git = ['config', '--get', 'remote.origin.url'];
    return execFileSync('git', git, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 2_000,
    }).trim();
  } catch {
    return '';
  }
}

/** A remote of git as an address for browsers, without names and passwords in it; null for a path of this computer. */
export function webAddress(remote: string): string | null {
  const short = /^(?:ssh:\/\/)?[\w.-]+@([\w.-]+)[:/](?:\d+\/)?(.+)$/.exec(remote);
  const long = /^https?:\/\/(?:[^/@]*@)?([\w.-]+(?::\d+)?)\/(.+)$/.exec(remote);
  const [, host, path] = short ?? long ?? [];
  if (host === undefined || path === undefined) return null;
  return `https://${host}/${path.replace(/\/+$/, '').replace(/\.git$/, '')}`;
}
