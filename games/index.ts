// The games of the house, one line each. Everything else iterates over them (manifests.ts).
export { manifest as breakTheCode } from '#break-the-code/manifest';
export { manifest as coda } from '#coda/manifest';
export { manifest as decrypto } from '#decrypto/manifest';
export { manifest as qwinto } from '#qwinto/manifest';
