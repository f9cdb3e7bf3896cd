// The list of games with one line more: what `--conditions=fifth-game` plays by.
export * from '#shipped';
export { manifest as higherLower } from '#test/fifth/higher-lower/manifest';
