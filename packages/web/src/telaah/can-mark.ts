/** Marks are painted by browsers since 2020 to 2025; without them the list alone tells. */
export const canMark = () => typeof Highlight === 'function' && 'highlights' in CSS
