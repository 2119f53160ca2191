/** What a template's pseudo-parameters and names stand for on one machine. */
export interface Surroundings {
  region: string;
  accountId: string;
  /** The address at which a queue answers, known once the storage part runs. */
  queueUrl: (queueName: string) => string;
}

export const LOCAL_ACCOUNT_ID = '123456789012';
export const LOCAL_REGION = 'ca-central-1';
