import { simulate } from './simulate.ts';
const from = Number(process.argv[2] ?? 1),
  n = Number(process.argv[3] ?? 5);
const t = performance.now();
let steps = 0;
for (let seed = from; seed < from + n; seed++) {
  const w = setTimeout(() => {
    console.log('HANG', seed);
    process.exit(1);
  }, 60000);
  const r = await simulate(seed);
  clearTimeout(w);
  steps += r.steps;
  if (r.violations.length)
    console.log(JSON.stringify({ ...r, violations: r.violations.slice(0, 4).map((v) => v.slice(0, 1500)) }));
}
console.log(((performance.now() - t) / n).toFixed(0), 'ms a seed', steps / n, 'steps');
