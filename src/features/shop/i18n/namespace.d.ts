import type front from './front/en.json'
import type texts from './en.json'

declare module '@/lib/i18n/resources' {
  interface AppResources {
    shop: typeof texts
    'shop/front': typeof front
  }
}
