import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { ImportPlan } from '../../domain/ledger/import-plan.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredCoverage, StoredImport } from '../../store/imports.ts';

/** Of a planned row, what tells whether a row of another file is the same. */
const PlannedRow = z.object({
  id: z.string(),
  date: z.string(),
  otherDate: z.string().optional(),
  amount: z.int(),
  description: z.string(),
  accountId: z.string(),
});
export type PlannedRow = z.infer<typeof PlannedRow>;
const PlannedRows = z.object({
  chunks: z.array(z.array(PlannedRow)),
  known: z.array(z.object({ id: z.string() })).default([]),
});

/** Keeps the plan of an import under a name of its own, so that two workers' plans never mix. Gives the name. */
export async function keepPlan(
  { organizationId, id }: StoredImport,
  plan: ImportPlan,
  { files }: Pick<Cloud, 'files'>,
): Promise<string> {
  const name = `${id}.plan.${randomUUID()}`;
  await files.saveReading(organizationId, name, plan);
  return name;
}

/** The kept plan of an import. */
export async function planOf(
  { organizationId, id, plan }: StoredImport,
  { files }: Pick<Cloud, 'files'>,
): Promise<ImportPlan> {
  // Imports of before plans had names of their own.
  return ImportPlan.parse(await files.reading(organizationId, plan ?? `${id}.plan`));
}

/** The rows that the import of these days planned to bring, and those that it found; none where the plan is gone. */
export async function plannedRows(
  { organizationId, plan }: StoredCoverage,
  { files }: Pick<Cloud, 'files'>,
): Promise<{ brought: PlannedRow[]; known: { id: string }[] }> {
  const stored = await files.reading(organizationId, plan);
  if (stored === undefined) return { brought: [], known: [] };
  const { chunks, known } = PlannedRows.parse(stored);
  return { brought: chunks.flat(), known };
}
