import { createHash } from 'node:crypto';
import { palette } from '../../../shared/palette.ts';
import type { Ink } from '../../../shared/palette.ts';
import { brandFonts } from './brand.ts';

const colours = (theme: 'light' | 'dark'): string =>
  (Object.keys(palette) as Ink[]).map((name) => `--${name}:${palette[name][theme]}`).join(';');

/**
 * How pages look that functions write: the colours and the type of the product, its serif where figures and titles stand.
 * Phones show a row of the table as a card, paper neither forms nor buttons.
 */
export const styles = `
${brandFonts}
:root{color-scheme:light dark;${colours('light')}}
@media (prefers-color-scheme:dark){:root{${colours('dark')}}}
*,*::before,*::after{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.5 'Inter Variable',Inter,system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;-webkit-text-size-adjust:100%}
h1,h2,p,dl,dd,ul,table{margin:0;padding:0}
a{color:var(--emberText);text-underline-offset:2px}
:focus-visible{outline:2px solid var(--ember);outline-offset:2px}
.page{max-width:68rem;margin:0 auto;padding:1.25rem 1rem 3rem}
.brand{display:flex;align-items:center;gap:.5rem;font-weight:650;letter-spacing:-.025em;margin-bottom:1.75rem}
.brand svg{width:26px;height:26px}
.stem{stroke:var(--ink)}
.flame{fill:var(--ember)}
.head{display:flex;flex-wrap:wrap;gap:1rem 2rem;align-items:flex-end;justify-content:space-between;margin-bottom:1.5rem}
.eyebrow{color:var(--inkMuted);font-weight:550;overflow-wrap:anywhere}
h1{font:600 1.75rem/1.2 'Source Serif 4 Variable','Source Serif 4',Georgia,'Times New Roman',serif;letter-spacing:-.015em;overflow-wrap:anywhere;text-wrap:balance}
.by{color:var(--inkMuted);margin-top:.375rem}
h2{font-size:1rem;font-weight:620;letter-spacing:-.01em}
.sheet{background:var(--sheet);border:1px solid var(--rule);border-radius:12px;padding:1.25rem;margin-top:1rem}
.button{display:inline-block;background:var(--ember);color:var(--emberOn);border:1px solid transparent;border-radius:8px;padding:.625rem 1.125rem;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
.button:hover{background:var(--emberHover)}
.quiet{background:var(--sheet);color:var(--ink);border-color:var(--ruleStrong)}
.quiet:hover{background:var(--wash)}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(8.5rem,1fr));gap:1rem;margin-top:.75rem}
.figures + .figures{border-top:1px solid var(--rule);padding-top:1rem;margin-top:1rem}
dt{color:var(--inkMuted);font-size:.8125rem}
dd{font:600 1.375rem/1.3 'Source Serif 4 Variable','Source Serif 4',Georgia,serif;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
.two{display:grid;grid-template-columns:minmax(0,1fr);gap:0 1rem}
.notes{list-style:none;margin-top:.625rem}
.notes li{padding:.25rem 0 .25rem 1.125rem;position:relative}
.notes li::before{content:'';position:absolute;left:0;top:.72em;width:8px;height:8px;border-radius:50%;background:var(--amber)}
.notes li.good::before{background:var(--green)}
.search{display:flex;flex-wrap:wrap;gap:.5rem;align-items:flex-end;margin-top:.875rem}
.search label,.lock label{display:block;font-size:.8125rem;color:var(--inkMuted);margin-bottom:.25rem}
.search div{flex:1 1 14rem}
input,select,textarea{width:100%;background:var(--sheet);color:var(--ink);border:1px solid var(--control);border-radius:8px;padding:.5625rem .75rem;font:inherit;font-size:16px}
.count{color:var(--inkMuted);margin-top:.875rem}
table{width:100%;border-collapse:collapse;margin-top:.5rem}
th{text-align:start;font-size:.8125rem;font-weight:550;color:var(--inkMuted);padding:.5rem .75rem .5rem 0;border-bottom:1px solid var(--ruleStrong)}
td{padding:.625rem .75rem .625rem 0;border-bottom:1px solid var(--rule);vertical-align:top;overflow-wrap:break-word}
.what,.held,.files td{overflow-wrap:anywhere}
th:last-child,td:last-child{padding-inline-end:0}
.day{white-space:nowrap;font-variant-numeric:tabular-nums}
.money{text-align:end;white-space:nowrap;font-variant-numeric:tabular-nums}
.in{color:var(--greenText)}
.code{color:var(--inkFaint);font-size:.8125rem}
.faint{color:var(--inkFaint)}
.papers{list-style:none}
.pager{display:grid;grid-template-columns:1fr auto 1fr;gap:.5rem .75rem;align-items:center;margin-top:1rem;color:var(--inkMuted)}
.pager > :first-child{justify-self:start}
.pager > :last-child{justify-self:end}
summary{cursor:pointer;font-weight:620}
.files td:last-child{font:12px/1.5 ui-monospace,'SF Mono',Menlo,monospace;color:var(--inkMuted)}
.foot{color:var(--inkFaint);font-size:.8125rem;margin-top:2rem}
.page.narrow{max-width:32rem;padding-top:10vh}
.narrow .by{margin-top:.75rem}
.lock{margin-top:1.25rem}
.lock .button{margin-top:.875rem}
.lock .field{margin-top:1rem;min-width:0}
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(12rem,100%),1fr));gap:0 1rem}
textarea{resize:vertical;line-height:1.5}
select,input{min-height:2.75rem}
[aria-invalid]{border-color:var(--redText)}
.wrong{color:var(--redText);margin-top:.5rem}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (min-width:48rem){.page{padding:2rem 2rem 4rem}h1{font-size:2.125rem}.two{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}}
@media (max-width:47.99rem){
.rows thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.rows tr{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 .75rem;padding:.75rem 0;border-bottom:1px solid var(--rule)}
.rows td{border:0;padding:0}
.rows .what{grid-area:1/1;font-weight:550}
.rows .money{grid-area:1/2}
.rows .day{grid-area:2/2;text-align:end;color:var(--inkMuted);font-size:.8125rem}
.rows .kind{grid-area:2/1;color:var(--inkMuted);font-size:.8125rem}
.rows .type,.rows .account{grid-column:1/-1;color:var(--inkMuted);font-size:.8125rem}
.rows .held{grid-column:1/-1;margin-top:.25rem}
.rows .none{display:none}
.files td{display:block;border:0;padding:0 0 .125rem}
.files tr{display:block;padding:.625rem 0;border-bottom:1px solid var(--rule)}
.files .money{text-align:start}
.files thead{display:none}
}
@media (max-width:26rem){
.pager{grid-template-columns:1fr 1fr}
.pager > :nth-child(2){grid-area:1/1/2/3;justify-self:center}
}
@media print{
:root{color-scheme:light;${colours('light')}}
.search,.pager a,.button{display:none}
.page{max-width:none;padding:0}
.sheet{border:0;padding:0;margin-top:1.25rem;background:none}
tr{break-inside:avoid}
thead{display:table-header-group}
body{background:none;font-size:11px}
}
`;

/** By which a page's policy lets in these styles and no others. */
export const stylesHash = `sha256-${createHash('sha256').update(styles).digest('base64')}`;
