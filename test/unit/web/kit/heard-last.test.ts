import { describe, expect, it } from 'vitest';
import { heardLast } from '../../../../web/kit/heard-last.ts';

describe('heardLast', () => {
  it('hears the answer to the last question, though an earlier one is answered after it', async () => {
    const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    const [nobody, somebody] = answers;
    const heard: string[] = [];
    let asked = 0;
    const look = heardLast(
      () => answers[asked++]?.promise ?? Promise.reject(new Error('Asked too often.')),
      (answer) => heard.push(answer),
    );
    const looks = [look(), look()];
    somebody?.resolve('Grace');
    nobody?.resolve('nobody');
    await Promise.all(looks);
    expect(heard).toEqual(['Grace']);
  });
});
