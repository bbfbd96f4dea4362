/** The two toast styles, number for number as in spec section 9. */

export const stackToasts = {
  position: 'top-right',
  autoClose: 5000,
  closeOnClick: true,
  draggable: true,
  pauseOnHover: true,
  limit: 20,
  newestOnTop: true,
} as const

const compactWidthPx = 356
const swipeThresholdPx = 20

export const compactToasts = {
  position: 'bottom-right',
  autoClose: 4000,
  limit: 3,
  newestOnTop: true,
  draggable: true,
  /** The library wants the swipe threshold as a share of the toast's width. */
  draggablePercent: (swipeThresholdPx / compactWidthPx) * 100,
} as const

export const compactLayout = { widthPx: compactWidthPx, gapPx: 14, swipeThresholdPx } as const
