// Given to a server with --import: its wall clock jumps by up to a day, forwards or back, whenever it is asked (SIGUSR2).
const real = Date.now;
let ahead = 0;
let random = 12_345;
Date.now = () => real() + ahead;
process.on('SIGUSR2', () => {
  random = (random * 1_103_515_245 + 12_345) % 2 ** 31;
  ahead = Math.floor((random / 2 ** 31 - 0.5) * 2 * 86_400_000);
});
