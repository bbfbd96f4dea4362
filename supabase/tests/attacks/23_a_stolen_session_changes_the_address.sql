-- Attack: somebody at an unlocked device, or with a stolen session, moves the account to an own address,
-- guesses the password for it, or hopes that nobody hears of it.
begin;
select plan(21);

update auth.users
set email_confirmed_at = now(), raw_user_meta_data = '{"locale": "bg"}',
  encrypted_password = extensions.crypt('right one', extensions.gen_salt('bf', 4))
where id in (tests.id('parent'), tests.id('other_parent'));

create function tests.told()
returns table (recipient text, kind text)
language sql
as $$
  select to_email, kind from public.mail_outbox where kind ~ '^(email_change|password)' order by 1, 2
$$;

prepare move_away as update auth.users set email_change = 'thief@evil.test' where id = tests.id('parent');

select throws_ok('move_away', '42501', 'password_required', 'a session alone does not change the address');
select tests.act_as('parent');
select is(public.prove_password('wrong one'), false, 'a wrong password is no proof');
select tests.act_as_database();
select throws_ok('move_away', '42501', 'password_required', 'and changes nothing');

select tests.act_as('parent');
select is(public.prove_password(null), false, 'no password is none');
select is(public.prove_password(''), false, 'nor is an empty one');
select is(public.prove_password(repeat('x', 500)), false, 'nor a long one');
select throws_ok(
  $$select public.prove_password(repeat('x', 100000))$$, '23514', null, 'a very long one is not even compared'
);
select throws_ok(
  $$select proven_at from private.password_proofs$$, '42501', null, 'nobody reads the proofs'
);
select throws_ok(
  $$update private.password_proofs set proven_at = now()$$, '42501', null, 'or writes one'
);

select is(public.prove_password('wrong two'), false, 'the fifth wrong one is still answered');
select throws_ok(
  $$select public.prove_password('right one')$$, 'P0001', 'too_many_attempts',
  'then even the right one waits: guessing is slow'
);

select tests.act_as_database();
update private.password_proofs set next_try_at = now() where user_id = tests.id('parent');
select tests.act_as('parent');
select is(public.prove_password('right one'), true, 'later it is heard: nobody is locked out for good');
select tests.act_as('other_parent');
select is(public.prove_password('right one'), true, 'the limit is each account''s own');

select tests.act_as_database();
select is(
  (select failures from private.password_proofs where user_id = tests.id('parent')), 0,
  'a right password starts the count anew'
);
select lives_ok('move_away', 'with the password the change starts');
select results_eq(
  'select * from tests.told()', $$values ('parent@club.test', 'email_change_started')$$,
  'and the old address hears of it'
);
prepare move_again as update auth.users set email_change = 'other@evil.test' where id = tests.id('parent');
select throws_ok('move_again', '42501', 'password_required', 'a proof serves once');

update auth.users set email = 'thief@evil.test', email_change = '' where id = tests.id('parent');
select results_eq(
  'select * from tests.told()',
  $$values ('parent@club.test', 'email_change_started'), ('parent@club.test', 'email_changed'),
    ('thief@evil.test', 'email_changed')$$,
  'the confirmed change is told to both addresses'
);
select is(
  (select to_locale from public.mail_outbox where kind = 'email_change_started'), 'en',
  'in the language of the profile'
);

update auth.users set encrypted_password = 'another hash' where id = tests.id('other_parent');
select results_eq(
  $$select * from tests.told() where kind = 'password_changed'$$,
  $$values ('other_parent@club.test', 'password_changed')$$, 'a new password is told'
);

select tests.act_as('anon');
select throws_ok(
  $$select public.prove_password('right one')$$, '42501', null, 'nobody guesses without an account'
);

select * from finish();
rollback;
