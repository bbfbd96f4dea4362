/**
 * Keeps zod from compiling its parsers: it would try `new Function`, which the Content-Security-Policy refuses and
 * reports. By the variable that zod reads its settings from, because its code is no part of the first load.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
