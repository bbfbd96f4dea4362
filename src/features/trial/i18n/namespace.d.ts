import type texts from './en.json'

declare module '@/lib/i18n/resources' {
  interface AppResources {
    trial: typeof texts
  }
}
