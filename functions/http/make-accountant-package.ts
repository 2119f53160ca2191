import { makeAccountantPackage as route } from '../../shared/contract/exports.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { makeAccountantPackage } from '../use-cases/exports/make-accountant-package.ts';

export const handler = endpoint(route, ({ body, caller }, cloud) =>
  makeAccountantPackage(body, caller, cloud),
);
