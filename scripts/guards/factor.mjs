const FACTOR = 'packages/server/src/factor'
const TOTP = 'server/src/factor/totp-sign-in.test.ts'
const PASSKEY = 'server/src/factor/passkey.test.ts'
const guard = (guard, file, find, replace, ...tests) => ({ threat: 49, guard, file, find, replace, tests })

/** Guards of the second factor. */
export const FACTOR_GUARDS = [
  guard(
    'no token without the second factor',
    'packages/server/src/sign-in/login.ts',
    'if (lacking) {',
    'if (lacking?.fields) {',
    `${TOTP} › asks for the code after the right password`,
  ),
  guard(
    'a code is used once',
    `${FACTOR}/totp.repo.ts`,
    ".where('last_step', '<', step)",
    ".where('last_step', '<=', step + 9)",
    `${TOTP} › is used once`,
    `${TOTP} › get one session from a code`,
  ),
  guard(
    'a code is taken one clock step early or late at most',
    `${FACTOR}/totp.ts`,
    'const TOLERANCE = 1',
    'const TOLERANCE = 3',
    `${TOTP} › is refused %i clock steps from now`,
  ),
  guard(
    'wrong codes make wait',
    `${FACTOR}/second-proof.ts`,
    'await throttles.secondFactor(db, account.email, address)',
    '{ succeeded: async () => {} }',
    `${TOTP} › make the account wait at this address`,
  ),
  guard(
    'a passkey answers a question of ours, once',
    `${FACTOR}/passkey.ts`,
    "answering(db, { account_id, purpose: 'sign-in' })",
    '(challenge) => challenge !== account_id.toString()',
    `${PASSKEY} › that answers another account’s question, or none of ours`,
  ),
  guard(
    'a challenge is for minutes',
    `${FACTOR}/challenge.repo.ts`,
    'return taken?.fresh === true',
    'return taken !== undefined',
    `${PASSKEY} › that answers too late`,
  ),
  guard(
    'a required second factor is asked on every route',
    'packages/server/src/http/bind/bind.ts',
    '(await deps.lacksFactor(request.actor))',
    "(await deps.lacksFactor(request.actor)) && route.method !== 'GET'",
    'server/src/factor/required.test.ts › is refused on every other route',
  ),
  guard(
    'replies with secrets are not kept',
    'packages/contract/src/idempotency.ts',
    ' && !isSecret',
    ' && true',
    'server/src/factor/factor.test.ts › writes each change to history, and no secret there',
  ),
  guard(
    'no certificate of a passkey is read',
    `${FACTOR}/passkey.ts`,
    'if (await namesItsMaker(response)) return undefined',
    '',
    `${PASSKEY} › that names its maker by certificates`,
  ),
  guard(
    'a passkey has an id as short as WebAuthn says',
    `${FACTOR}/passkey.ts`,
    'if (id.length > LONGEST_ID || ',
    'if (',
    `${PASSKEY} › whose id is longer than any`,
  ),
  guard(
    'of a passkey only known transports are kept',
    `${FACTOR}/passkey.ts`,
    'transports: knownOf(transports)',
    'transports: transports ?? []',
    `${PASSKEY} › keeps of the ways to reach a passkey those that are known`,
  ),
  guard(
    'PostgreSQL is asked for no challenge that cannot be',
    `${FACTOR}/passkey.ts`,
    '  CHALLENGE.test(challenge) &&\n',
    '',
    `${PASSKEY} › that says it answers what no text can hold`,
  ),
]
