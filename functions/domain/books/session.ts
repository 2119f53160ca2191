/** One signing-in of a person: every token made of it carries its id, however often it is renewed. */
export interface Session {
  readonly id: string;
  /** By the functions' own clock. */
  readonly since: string;
}
