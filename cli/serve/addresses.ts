import type { NetworkInterfaceInfo } from 'node:os';

export type Interfaces = { readonly [name: string]: readonly NetworkInterfaceInfo[] | undefined };

/** Where people can open a house: `here` on this computer or by its public name, `nearby` in the same network. */
export type Addresses = { readonly here: string; readonly nearby: readonly string[] };

type Listening = { readonly host: string; readonly port: number; readonly publicUrl: string | null };

/** Addresses that can be typed into a browser; “every address of this computer” (0.0.0.0) is not one. */
export function addressesOf({ host, port, publicUrl }: Listening, interfaces: Interfaces): Addresses {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const own = `http://${isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
  // Behind a proxy the addresses of the machine are nobody's business.
  if (publicUrl !== null) return { here: publicUrl, nearby: [] };
  if (!isEverywhere) return { here: own, nearby: [] };
  const outer = Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family, address }) => !internal && family === 'IPv4' && !address.startsWith('169.254.'))
    .map(({ address }) => address);
  const nearby = [...new Set(outer)].sort((a, b) => Number(isPrivate(b)) - Number(isPrivate(a)));
  return { here: own, nearby: nearby.map((address) => `http://${address}:${port}`) };
}

/** The ranges of home networks; containers like the second one, so it is the last. */
function isPrivate(address: string): boolean {
  return address.startsWith('192.168.') || address.startsWith('10.');
}
