-- Attack: a coach, also a parent at the school, wants to become the guardian of a child in the own squad.
begin;
select plan(24);

insert into public.role_assignments (user_id, role, school_id)
values (tests.id('coach'), 'parent', tests.id('home')), (tests.id('owner'), 'parent', tests.id('home'));

select tests.act_as('coach');
select throws_ok(
  $$insert into public.guardian_links (guardian_id, player_id, relationship, status)
    values (tests.id('coach'), tests.id('child'), 'father', 'active')$$,
  '42501', null, 'a coach writes no link'
);
select throws_ok(
  $$select public.invite(tests.id('home'), 'coach@club.test', 'parent', tests.id('child'), 'father')$$,
  '42501', 'self_invitation', 'nor invites himself'
);
select throws_ok(
  $$select public.invite(tests.id('home'), ' Coach@CLUB.test ', 'parent', tests.id('child'), 'father')$$,
  '42501', 'self_invitation', 'in other letters'
);
select throws_ok(
  $$select public.invite(tests.id('home'), 'coach+child@club.test', 'parent', tests.id('child'), 'father')$$,
  '42501', 'self_invitation', 'with a tag'
);
select throws_ok(
  $$select public.invite(tests.id('home'), 'coach@club.test', 'player', tests.id('child'))$$,
  '42501', 'self_invitation', 'nor as the child'
);
select is_empty($$select from public.medical_notes$$, 'health stays closed');
select throws_ok($$select public.export_child_data(tests.id('child'))$$, '42501', 'not_your_child', 'so does the export');
select throws_ok($$select public.request_erasure(tests.id('child'))$$, '42501', 'not_your_child', 'and the erasure');
select throws_ok(
  $$select public.decide_consent(tests.id('child'), 'photo_video', true)$$, '42501', 'consent_not_yours', 'and consents'
);
select throws_ok(
  $$select public.open_direct(tests.id('home'), array[tests.id('player')])$$, 'P0001', 'guardian_required',
  'and a talk alone with the child'
);

-- An owner who is a parent too.
select tests.act_as('owner');
select throws_ok(
  $$select public.invite(tests.id('home'), 'owner@club.test', 'parent', tests.id('child'), 'father')$$,
  '42501', 'self_invitation', 'an owner does not invite himself either'
);
select throws_ok(
  $$insert into public.guardian_links (guardian_id, player_id, relationship, status)
    values (tests.id('owner'), tests.id('child'), 'father', 'active')$$,
  '42501', null, 'nor writes his link'
);

-- A colleague who helps: linked at once, with the least rights.
select is(
  public.invite(tests.id('home'), 'coach@club.test', 'parent', tests.id('child'), 'father'), null,
  'a known parent is linked at once when another one of the staff asks'
);
select throws_ok(
  $$select public.confirm_guardian_link((select id from public.guardian_links where guardian_id = tests.id('coach')))$$,
  '42501', 'confirmation_not_yours', 'the owner who asked does not confirm'
);
select throws_ok(
  $$select public.set_guardian_right((select id from public.guardian_links where guardian_id = tests.id('coach')), 'receives_health', true)$$,
  '42501', 'right_not_yours', 'nor give rights'
);
select tests.act_as('coach');
select lives_ok(
  $$select public.accept_guardian_link((select id from public.guardian_links where guardian_id = tests.id('coach')))$$,
  'the coach says it is his child'
);
select throws_ok(
  $$select public.confirm_guardian_link((select id from public.guardian_links where guardian_id = tests.id('coach')))$$,
  '42501', 'confirmation_not_yours', 'and cannot confirm it himself'
);
select throws_ok(
  $$update public.guardian_links set can_respond = true, status = 'active', is_primary = true where guardian_id = tests.id('coach')$$,
  '42501', 'guardian_may_only_leave', 'nor change it'
);
select throws_ok(
  $$update public.guardian_links set confirmed_at = now() where guardian_id = tests.id('coach')$$,
  '42501', null, 'nor write the confirmation'
);
select is_empty($$select from public.medical_notes$$, 'health stays closed');
select throws_ok($$select public.export_child_data(tests.id('child'))$$, '42501', 'not_your_child', 'so does the export');
select throws_ok(
  $$select public.open_direct(tests.id('home'), array[tests.id('player')])$$, 'P0001', 'guardian_required',
  'and a talk alone with the child'
);
select tests.act_as('parent');
select isnt_empty(
  $$select from public.notifications where kind = 'guardian_added' and payload ->> 'person' = 'Coach Test'
      and payload ->> 'by' = 'Owner Test'$$,
  'the mother was told at once, who and by whom'
);
select lives_ok(
  $$select public.object_to_guardian((select id from public.guardian_links where guardian_id = tests.id('coach')))$$,
  'and may object'
);

select * from finish();
rollback;
