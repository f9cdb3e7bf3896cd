import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

/** Of a voice on a call, in LUFS, as EBU R 128 and the makers of calls have it. */
const VOICE = -23;

/** Every sound as it leaves the page: how loud its loudest 400 ms are, in LUFS (ITU-R BS.1770), and its peak, in dB. */
type Loudness = { readonly [sound: string]: { readonly loud: number; readonly peak: number } };

test('the last seconds are as loud as a voice on a call, everything else is quieter, and nothing is cut off', async ({
  page,
}) => {
  await page.route('http://sounds.test/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const body = pathname === '/' ? '' : readFileSync(`kit/dist/sound${pathname}`, 'utf8');
    return route.fulfill({ contentType: pathname === '/' ? 'text/html' : 'text/javascript', body });
  });
  await page.goto('http://sounds.test/');
  const loudness: Loudness = await page.evaluate(async () => {
    const load = (file: string) => import(file);
    const { RECIPES } = await load('/recipes.js');
    const { mixInto } = await load('/mix.js');
    const RATE = 48_000;
    const samplesOf = async (context: OfflineAudioContext) => (await context.startRendering()).getChannelData(0);
    const decibels = (power: number) => 10 * Math.log10(power);
    const found: { [sound: string]: { loud: number; peak: number } } = {};
    for (const sound of Object.keys(RECIPES)) {
      const played = new OfflineAudioContext(1, 2 * RATE, RATE);
      RECIPES[sound]({ context: played, to: mixInto(played)(sound) });
      const samples = await samplesOf(played);
      // As ears weigh it: a shelf for the head, and nothing of what is too low to be heard.
      const weighed = new OfflineAudioContext(1, samples.length, RATE);
      const buffer = weighed.createBuffer(1, samples.length, RATE);
      buffer.copyToChannel(samples, 0);
      const source = new AudioBufferSourceNode(weighed, { buffer });
      source
        .connect(
          new IIRFilterNode(weighed, {
            feedforward: [1.535125, -2.691696, 1.198393],
            feedback: [1, -1.690659, 0.732481],
          }),
        )
        .connect(new IIRFilterNode(weighed, { feedforward: [1, -2, 1], feedback: [1, -1.990047, 0.990072] }))
        .connect(weighed.destination);
      source.start();
      const heard = await samplesOf(weighed);
      const window = 0.4 * RATE;
      let power = 0;
      let most = 0;
      for (let at = 0; at < heard.length; at++) {
        power += (heard[at] ?? 0) ** 2 - (heard[at - window] ?? 0) ** 2;
        most = Math.max(most, power / window);
      }
      const peak = samples.reduce((highest, one) => Math.max(highest, Math.abs(one)), 0);
      found[sound] = { loud: decibels(most) - 0.691, peak: decibels(peak ** 2) };
    }
    return found;
  });
  expect(Object.keys(loudness).length).toBeGreaterThan(10);
  for (const [sound, { loud, peak }] of Object.entries(loudness)) {
    expect(peak, sound).toBeLessThan(-1);
    if (sound === 'tick' || sound === 'gong') expect(loud, sound).toBeGreaterThan(VOICE - 1);
    else expect(loud, sound).toBeLessThan(VOICE - 6);
  }
});
