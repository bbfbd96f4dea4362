import { describe, expect, it } from 'vitest'
import { compactLayout, compactToasts, stackToasts } from './toast-styles'

describe('toasts', () => {
  it('has the first style of spec section 9', () => {
    expect(stackToasts).toEqual({
      position: 'top-right',
      autoClose: 5000,
      closeOnClick: true,
      draggable: true,
      pauseOnHover: true,
      limit: 20,
      newestOnTop: true,
    })
  })

  it('has the second style of spec section 9', () => {
    expect(compactToasts).toMatchObject({ autoClose: 4000, limit: 3 })
    expect(compactLayout).toEqual({ widthPx: 356, gapPx: 14, swipeThresholdPx: 20 })
    expect((compactToasts.draggablePercent / 100) * compactLayout.widthPx).toBeCloseTo(20)
  })
})
