export const idleGuests = `
  create index guests_by_seen on guests (seen_at);
`;
