import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address and key of the stack that scripts/vitest-stack.ts started. */
    stackUrl: string
    stackKey: string
  }
}
