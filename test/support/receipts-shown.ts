import type { Receipt } from '../../shared/model/receipt.ts';

/** A document that was read and belongs to nothing yet, as the API shows it. */
export const lunch: Receipt = {
  id: '01890000-0000-7000-8000-000000000001',
  fileName: 'lunch.jpg',
  contentType: 'image/jpeg',
  size: 1,
  sha256: '',
  kind: 'receipt',
  vendor: 'Café',
  amount: 1250,
  currency: 'CAD',
  date: '2026-03-10',
  category: 'Pipes and Fittings',
  categoryId: 'pipes-and-fittings',
  status: 'processed',
  fields: {},
  taxes: [],
  items: [],
  transactionIds: [],
  page: null,
  twins: [],
  reviewedAt: null,
  archivedAt: null,
  userId: 'grace',
  createdAt: '2026-03-10T12:00:00.000Z',
  version: 1,
};
