/** The name of the pictures of a product or of one of its colours. */
export const groupCode = (owner: string) => `G${owner}`;
