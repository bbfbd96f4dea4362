/** Where the journeys' own app and stack listen; apart from those of `npm start`, so both can run. */
const appPort = Number(process.env.E2E_PORT ?? 4391)
const stackPort = Number(process.env.E2E_STACK_PORT ?? 54391)

export const addresses = {
  appPort,
  stackPort,
  app: `http://localhost:${appPort}`,
  stack: `http://127.0.0.1:${stackPort}`,
}
