interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

/** What is told of the way in. */
export const security = {
  device: ({ browser, system }: Device) =>
    browser !== null && system !== null ? `${browser} on ${system}` : (browser ?? system ?? 'Unknown device'),
};
