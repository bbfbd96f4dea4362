-- Attack: a stranger registers somebody's address with an own password, an own name and an own wish, and
-- waits for its owner to confirm. What HTTP adds is in supabase/local/tests/auth-attacks.test.ts.
begin;
select plan(17);

create function tests.strangers_account(name text, is_registered_again boolean)
returns uuid
language plpgsql
as $$
begin
  insert into auth.users (
    id, email, encrypted_password, confirmation_sent_at, created_at, raw_user_meta_data
  )
  values (
    tests.named(name), name || '@family.test', 'password of a stranger', now() - interval '1 hour',
    now() - interval '1 hour',
    '{"first_name": "Mallory", "role": "owner", "locale": "de", "avatar_url": "https://evil.test/x.png",
      "is_admin": true, "last_name": {"nested": 1}}'
  );
  insert into auth.sessions (id, user_id, created_at, updated_at)
  values (tests.named(name || ' session'), tests.id(name), now() - interval '1 hour', now());
  insert into auth.identities (id, user_id, provider, provider_id, identity_data)
  values
    (tests.named(name || ' email'), tests.id(name), 'email', tests.id(name)::text, '{}'),
    (tests.named(name || ' other'), tests.id(name), 'github', name, '{}');
  if is_registered_again then
    insert into auth.flow_state (id, user_id, authentication_method, provider_type, created_at)
    values (tests.named(name || ' flow'), tests.id(name), 'email/signup', 'email', now());
  end if;
  return tests.id(name);
end;
$$;

select tests.strangers_account('victim', true);
select tests.strangers_account('quiet', false);
insert into auth.users (id, email, encrypted_password, raw_user_meta_data)
values (tests.named('by_admin'), 'by_admin@family.test', 'set by an administrator', '{}');

-- The auth service writes the metadata again after it confirmed, from what it had read before.
update auth.users set email_confirmed_at = now() where id in (tests.id('victim'), tests.id('quiet'));
update auth.users set raw_user_meta_data = raw_user_meta_data || '{"email_verified": true}'
where id in (tests.id('victim'), tests.id('quiet'));
set constraints all immediate;

create function tests.said(name text)
returns jsonb
language sql
as $$ select raw_user_meta_data from auth.users where id = tests.id(name) $$;

select is(
  (select encrypted_password from auth.users where id = tests.id('victim')), null,
  'the password set before the confirmation is gone'
);
select is_empty(
  $$select from auth.sessions where user_id = tests.id('victim')$$, 'so are the sessions opened before'
);
select results_eq(
  $$select provider::text from auth.identities where user_id = tests.id('victim')$$, $$values ('email')$$,
  'and the ways in through other providers'
);
select is(
  tests.said('victim') -> 'first_name', null, 'a name from an address registered twice does not stick'
);
select is(tests.said('victim') -> 'role', null, 'nor does the wish for a role');
select is(
  tests.said('victim') -> 'claimed', '{"first_name": "Mallory", "role": "owner"}',
  'both wait for the word of the confirmed person'
);
select is(tests.said('quiet') ->> 'first_name', 'Mallory', 'the only sign-up of an address counts');
select is(tests.said('quiet') -> 'claimed', null, 'and asks nothing');
select is(tests.said('quiet') -> 'avatar_url', null, 'a picture of a stranger''s choice does not stick');
select is(tests.said('quiet') -> 'is_admin', null, 'nor does anything the application never asked for');
select is(tests.said('quiet') -> 'last_name', null, 'nor what is no text');
select is(tests.said('quiet') ->> 'locale', 'de', 'the language stays');
select is(tests.said('quiet') -> 'email_verified', 'true'::jsonb, 'and what the auth service keeps');

-- Recovery proves the address as well.
select tests.strangers_account('forgetful', false);
update auth.users set confirmation_sent_at = null, recovery_sent_at = now() where id = tests.id('forgetful');
update auth.users set email_confirmed_at = now() where id = tests.id('forgetful');
select is(
  (select encrypted_password from auth.users where id = tests.id('forgetful')), null,
  'a recovery link confirms no stranger''s password either'
);

update auth.users set email_confirmed_at = now() where id = tests.id('by_admin');
select is(
  (select encrypted_password from auth.users where id = tests.id('by_admin')), 'set by an administrator',
  'an account confirmed without any e-mail keeps what its administrator set'
);

-- Profiles take names and wishes from what is left.
select tests.act_as('victim');
insert into public.users (id, email, first_name, role)
values (tests.id('victim'), 'victim@family.test', 'Mallory', 'owner');
select is_empty(
  $$select from public.role_requests where user_id = tests.id('victim')$$,
  'the stranger''s wish never reaches an administrator'
);
select is(
  (select first_name from public.users where id = tests.id('victim')), '',
  'nor the name anybody, although the browser still knew it'
);

select * from finish();
rollback;
