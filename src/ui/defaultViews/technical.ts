/** Fields that say nothing about a record. */
export const TECHNICAL: readonly string[] = ['id', 'version'];
