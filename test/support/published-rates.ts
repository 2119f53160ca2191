/** Rates as a source prints them, by currency. */
type Printed = Readonly<Record<string, string>>;

/** Units for one euro. */
export const forOneEuro: Printed = {
  USD: '1.0850',
  GBP: '0.8434',
  CAD: '1.4750',
  AUD: '1.6602',
  NZD: '1.7811',
};
/** Canadian dollars for one unit. */
export const inCanadianDollars: Printed = {
  USD: '1.3621',
  GBP: '1.7490',
  AUD: '0.8885',
  EUR: '1.4752',
  NZD: '0.8281',
};

/** A file of the European Central Bank's, in the form in which it publishes its reference rates. */
export function ecbFile(days: readonly string[], rates: Printed = forOneEuro): string {
  const quotes = Object.entries({ JPY: '162.31', ...rates })
    .map(([currency, rate]) => `\t\t\t<Cube currency='${currency}' rate='${rate}'/>`)
    .join('\n');
  const cubes = days.map((day) => `\t\t<Cube time='${day}'>\n${quotes}\n\t\t</Cube>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
\t<gesmes:subject>Reference rates</gesmes:subject>
\t<gesmes:Sender>
\t\t<gesmes:name>European Central Bank</gesmes:name>
\t</gesmes:Sender>
\t<Cube>
${cubes}
\t</Cube>
</gesmes:Envelope>`;
}

/** A reply of the Bank of Canada's Valet. */
export function valetReply(days: readonly string[], rates: Printed = inCanadianDollars): string {
  const series = Object.entries(rates).map(
    ([currency, rate]) => [`FX${currency}CAD`, currency, rate] as const,
  );
  const details = series.map(([name, currency]) => {
    const label = `${currency}/CAD`;
    return [
      name,
      { label, description: 'Daily exchange rate', dimension: { key: 'd', name: 'Date' } },
    ] as const;
  });
  return JSON.stringify({
    terms: { url: 'https://www.bankofcanada.ca/terms/' },
    seriesDetail: Object.fromEntries(details),
    observations: days.map((d) => ({ d, ...Object.fromEntries(series.map(([name, , v]) => [name, { v }])) })),
  });
}
