import { queryOptions, useQuery } from '@tanstack/react-query';
import { addOrganization, listOrganizations, openOrganization } from '../../shared/contract/team.ts';
import type { NewOrganization, OrganizationEntry } from '../../shared/model/team.ts';
import { call } from './call.ts';
import { queryKeys } from './query-keys.ts';

/** The question for the organizations that the signed-in person is a member of, the active one first. */
const organizationsQuery = queryOptions({
  queryKey: queryKeys.organizations,
  queryFn: async (): Promise<OrganizationEntry[]> => (await call(listOrganizations, {})).items,
});

export const useOrganizations = () => useQuery(organizationsQuery);

/** Makes an organization the one that opens where an address names none. */
export const activateOrganization = (id: string) => call(openOrganization, { params: { id } });

export const createOrganization = (body: NewOrganization) => call(addOrganization, { body });
