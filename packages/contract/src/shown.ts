const SEEN = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether plain text has a sign that can be seen: no space, no control, nothing that is drawn as nothing. */
export const showsText = (text: string): boolean => SEEN.test(text)

/** True when clean HTML shows nothing: no text, no picture, no formula. */
export const isEmptyHtml = (html: string): boolean =>
  !/<(?:img|math)\b/.test(html) && !showsText(html.replace(/<[^<>]*>|&nbsp;/g, ''))
