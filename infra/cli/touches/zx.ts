import { businesses } from './businesses.ts';
import { yearOf } from './year.ts';
import { suggestMatches } from '../../../functions/domain/matching/suggest-matches.ts';
const want = process.argv[2];
for (const [at, b] of businesses.entries()) for (const seed of (process.argv[3] ?? '5').split(',').map(Number)) {
  const y = yearOf(b, 7000 + seed * 100 + at);
  const rows = y.rows.filter((r) => r.pair === undefined);
  const ms = suggestMatches({ transactions: rows, receipts: y.documents.map((d) => d.receipt), memory: { confirmed: [] } });
  for (const d of y.documents.filter((one) => one.cause === want)) {
    const m = ms.filter((x) => x.receiptIds.includes(d.receipt.id));
    const ok = m.some((x) => x.decision === 'auto');
    if (ok) continue;
    const row = (id: string) => { const r = y.rows.find((x) => x.id === id); return r ? `${r.date} ${r.description} ${r.amount}` : id; };
    console.log(b.country, d.receipt.date, d.receipt.kind, d.receipt.vendor, d.receipt.amount, d.receipt.currency, 'nr', (d.receipt as any).number, 'due', (d.receipt as any).due);
    console.log('   PAID', d.paidBy.map(row).join(' + '));
    for (const x of m) console.log('   OFFER', x.decision, x.confidence, x.transactionIds.map(row).join(' + '), '|', x.reasons.map((r: any) => r.code ?? r.text ?? JSON.stringify(r)).join(', '), '| runner', JSON.stringify(x.runnerUp ?? null)?.slice(0, 200));
  }
}
