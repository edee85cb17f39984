/** A one-line notice above the lower edge of the page. */
export const noticeClass =
  'fixed bottom-6 left-1/2 z-50 flex w-max max-w-[90vw] flex-wrap gap-x-4 gap-y-1 -translate-x-1/2 rounded-control bg-ink px-4 py-2 text-white shadow-popup'
