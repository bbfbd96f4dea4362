-- Attack: a parent or player whose role was taken away keeps using what hung on it.
begin;
select plan(17);

select tests.act_as('admin');
select public.revoke_role(tests.id('parent'), 'parent', tests.id('home'));
select isnt_empty(
  $$select from public.audit_log where action = 'guardian_link_ended' and user_id = tests.id('parent')$$, 'the links end with the role'
);
select tests.act_as('parent');
select is_empty($$select from public.players$$, 'the child is closed');
select is_empty($$select from public.medical_notes$$, 'health too');
select is_empty($$select from public.fees$$, 'and fees');
select is_empty($$select from public.trainings$$, 'and trainings');
select is_empty($$select from public.messages$$, 'and talks');
select is_empty($$select from private.my_storage_folders('player-photos', false)$$, 'and photos');
select throws_ok($$select public.export_child_data(tests.id('child'))$$, '42501', 'not_your_child', 'nothing is exported');
select throws_ok($$select public.request_erasure(tests.id('child'))$$, '42501', 'not_your_child', 'nor erased');
select throws_ok($$select public.decide_consent(tests.id('child'), 'photo_video', false)$$, '42501', 'consent_not_yours', 'nor decided');
select throws_ok(
  $$select public.invite(tests.id('home'), 'x@mail.test', 'parent', tests.id('child'), 'father')$$, '42501', 'invitation_not_allowed',
  'nor anybody invited'
);

select tests.act_as('admin');
select public.revoke_role(tests.id('player'), 'player', tests.id('home'));
select tests.act_as('player');
select is_empty($$select from public.players$$, 'a player without the role is no player');
select is_empty($$select from public.body_measurements$$, 'reads no health');
select throws_ok($$select public.export_child_data(tests.id('child'))$$, '42501', 'not_your_child', 'exports nothing');
select is_empty($$select from public.messages$$, 'and no longer talks');

-- A role of another school keeps its own links.
select tests.act_as('admin');
select public.revoke_role(tests.id('other_parent'), 'parent', tests.id('rival'));
select tests.act_as('other_parent');
select isnt_empty($$select from public.medical_notes$$, 'a role that was never held takes nothing along');
select tests.act_as_database();
delete from auth.users where id = tests.id('other_parent');
select is_empty($$select from public.guardian_links where guardian_id = tests.id('other_parent')$$, 'a deleted account goes with its links');

select * from finish();
rollback;
