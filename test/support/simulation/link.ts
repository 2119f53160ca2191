/** A link of a world: how often its page was shown, and whether it was answered to be revoked. */
export interface Link {
  readonly id: string;
  readonly organizationId: string;
  readonly token: string;
  shown: number;
  isRevoked: boolean;
}
