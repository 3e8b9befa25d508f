import type { Page } from '@playwright/test';

/** Records calls of speech synthesis with their language: headless browsers have no voices. */
export async function recordSpeech(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const calls: string[] = [];
    Object.assign(globalThis, { calls });
    class FakeUtterance extends EventTarget {
      lang = '';
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    const speechSynthesis = {
      getVoices: () => [{ lang: 'fr-FR' }, { lang: 'en-GB' }],
      cancel: () => undefined,
      speak: (utterance: FakeUtterance) => {
        calls.push(`${utterance.lang}: ${utterance.text}`);
        utterance.dispatchEvent(new Event('end'));
      },
    };
    Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', { value: FakeUtterance });
    Object.defineProperty(globalThis, 'speechSynthesis', { value: speechSynthesis });
  });
  return () => page.evaluate(() => (globalThis as unknown as { calls: string[] }).calls);
}
