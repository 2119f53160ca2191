import { expect, it } from 'vitest';
import { paymentService } from '../../../../../functions/domain/statements/payment-services.ts';
import { readTable } from './tables/read-table.ts';

const serviceOf = async (heading: string, row: string) =>
  paymentService((await readTable([heading, row, row.replace('02', '03')])).layout);

it.each([
  [
    'PayPal',
    'Date,Time,Name,Type,Status,Currency,Gross,Fee,Net,From Email Address,To Email Address,Transaction ID',
    '2026-02-02,08:11:02,Ola Nyman,Website Payment,Completed,CAD,250.00,-7.55,242.45,a@example.org,b@example.org,7AB1',
  ],
  [
    'PayPal',
    'Datum,Beschreibung,Währung,Brutto,Entgelt,Netto,Transaktionscode,Absender E-Mail-Adresse',
    '02.02.2026,Zahlung,EUR,"190,00","-3,00","187,00",1AA0,a@example.org',
  ],
  [
    'Stripe',
    'balance_transaction_id,created_utc,currency,gross,fee,net,reporting_category,description',
    'txn_1,2026-02-02 08:26:29,usd,12.00,0.50,11.50,charge,Lamp',
  ],
  [
    'Wise',
    'ID,Direction,Created on,Source fee amount,Source fee currency,Target fee amount,Source name,Source amount (after fees),Source currency',
    'TRANSFER-1,OUT,2026-02-02 10:11:12,3.10,GBP,,Lena Moss,500.00,GBP',
  ],
  [
    'Revolut',
    'Date started (UTC),Date completed (UTC),ID,Type,State,Description,Payment currency,Amount,Balance',
    '2026-02-02,2026-02-02,6a1f,CARD_PAYMENT,COMPLETED,Chadwicks,EUR,-12.00,100.00',
  ],
  [
    'Revolut',
    'Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance',
    'CARD_PAYMENT,Current,2026-02-02 10:00:00,2026-02-02 11:00:00,Tesco,-12.00,0.00,EUR,COMPLETED,100.00',
  ],
  [undefined, 'Date,Description,Amount,Balance', '2026-02-02,PAYPAL INST XFER,-12.00,100.00'],
])('tells %s by the headings of its own file', async (service, heading, row) => {
  expect(await serviceOf(heading, row)).toBe(service);
});
