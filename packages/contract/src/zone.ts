/** Where a day and a month begin and end for the people who use the product; it has no summer time. */
export const ZONE = { name: 'Asia/Jakarta', offset: '+07:00' } as const
