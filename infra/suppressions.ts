import { type App, Validations } from 'aws-cdk-lib';

/** Findings of cdk-nag's AwsSolutions rules that we live with, and why. */
export function acknowledge(app: App): void {
  Validations.of(app);
}
