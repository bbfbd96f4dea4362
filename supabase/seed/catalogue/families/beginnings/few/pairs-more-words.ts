/** Two players: duels and turning. */
import type { TaskWords } from '../kit'

export const morePairWords: Record<'ladder' | 'manOn', TaskWords> = {
  ladder: {
    en: {
      title: 'The duel ladder',
      aim: 'One against one from five starting positions: find the answer to each of them.',
      setup:
        'Pitch of {area} m, a mini goal on one end line, the other end line to dribble over. Attacker and defender, five balls at the attacker’s end. With three, the third feeds and comes in for the loser; with four, two pairs take turns.',
      rules: [
        'Rung 1: both face each other. Score in the mini goal to climb a rung.',
        'Rung 2: the defender starts beside you. Rung 3: the defender is behind you.',
        'Rung 4: receive a pass with your back to goal. Rung 5: free choice.',
        'The defender wins a duel by dribbling over the far line; then change roles.',
      ],
      points: [
        'Attack the front foot of the defender.',
        'Change of speed after the feint, not before it.',
        'With the defender beside you, cut across their path.',
        'Defender: slow them down side-on, wait for the heavy touch.',
      ],
      more: ['Six seconds for each duel.', 'Whoever loses goes down a rung.'],
      easier: ['Stay on the first two rungs; the defender starts a metre further back.'],
      scoring: 'Who is on the fifth rung first? A lost duel leaves you on your rung.',
      questions: ['On which rung is speed enough, on which do you need a feint?'],
      faults: ['The same feint every time: the defender waits for it, so vary it.'],
    },
    de: {
      title: 'Die Zweikampfleiter',
      aim: 'Eins gegen eins aus fünf Startpositionen: für jede eine Lösung finden.',
      setup:
        'Feld von {area} m, auf einer Grundlinie ein Minitor, die andere wird überdribbelt. Angreifer und Verteidiger, fünf Bälle beim Angreifer. Zu dritt spielt einer an und kommt für den Verlierer; zu viert wechseln sich zwei Paare ab.',
      rules: [
        'Sprosse 1: frontal gegenüber. Ein Tor ins Minitor bringt dich eine höher.',
        'Sprosse 2: Der Verteidiger startet neben dir. Sprosse 3: Er steht hinter dir.',
        'Sprosse 4: Anspiel mit dem Rücken zum Tor. Sprosse 5: freie Wahl.',
        'Der Verteidiger gewinnt, wenn er die hintere Linie überdribbelt; dann wechseln.',
      ],
      points: [
        'Den vorderen Fuß des Verteidigers angreifen.',
        'Das Tempo nach der Finte wechseln, nicht davor.',
        'Ist er neben dir, seinen Laufweg kreuzen.',
        'Verteidiger: seitlich stellen, bremsen, auf den weiten Kontakt warten.',
      ],
      more: ['Sechs Sekunden je Duell.', 'Wer verliert, steigt eine Sprosse ab.'],
      easier: ['Nur die ersten zwei Sprossen; der Verteidiger startet einen Meter weiter weg.'],
      scoring: 'Wer steht zuerst auf der fünften Sprosse? Bei Niederlage bleibst du stehen.',
      questions: ['Auf welcher Sprosse genügt Tempo, wo brauchst du eine Finte?'],
      faults: ['Immer dieselbe Finte: Darauf wird gewartet, also abwechseln.'],
    },
    bg: {
      title: 'Стълбица на двубоите',
      aim: 'Един срещу един от пет начални положения: за всяко се търси решение.',
      setup:
        'Поле {area} м, на едната крайна линия мини врата, другата се минава с водене. Нападател и защитник, пет топки при нападателя. При трима третият подава и влиза за губещия; при четирима двойките се редуват.',
      rules: [
        'Стъпало 1: лице в лице. Гол в мини вратата те качва едно нагоре.',
        'Стъпало 2: защитникът тръгва до теб. Стъпало 3: той е зад теб.',
        'Стъпало 4: приемаш с гръб към вратата. Стъпало 5: свободен избор.',
        'Защитникът печели, ако мине с топката далечната линия; после сменяте ролите.',
      ],
      points: [
        'Атакувай предния крак на защитника.',
        'Смени темпото след финта, а не преди него.',
        'Ако е до теб, пресечи пътя му.',
        'Защитник: застани странично, забави и чакай дългото докосване.',
      ],
      more: ['Шест секунди за двубой.', 'Който загуби, слиза едно стъпало.'],
      easier: ['Само първите две стъпала; защитникът тръгва с метър по-далеч.'],
      scoring: 'Кой пръв ще стигне петото стъпало? При загуба оставаш на своето.',
      questions: ['На кое стъпало стига скорост и на кое ти трябва финт?'],
      faults: ['Все един и същ финт: защитникът го чака, сменяй го.'],
    },
  },
  manOn: {
    en: {
      title: 'Turn or man on?',
      aim: 'Check the shoulder, understand the call and let the first touch decide.',
      setup:
        'Channel of {area} m with a gate of 2 m in both corners of the far end. The passer is on the near line with four balls, the receiver in the middle with their back to the gates. With three, the third presses gently from behind; with four, two pairs share the channel.',
      rules: [
        'Move away, come short and glance over the shoulder.',
        'As the pass is played the partner calls “turn” or “man on”.',
        '“Turn”: open up with the first touch and dribble through a gate.',
        '“Man on”: set it back, spin and get the next pass at a gate; then swap.',
      ],
      points: [
        'Two glances: before you come and while the ball rolls.',
        'Take the ball on the back foot if you may turn.',
        'For the set: soft foot, body between ball and opponent.',
        'The call has to be early, short and loud.',
      ],
      more: [
        'No call: the passer lifts a hand, which the receiver must see over the shoulder.',
        'The passer joins in for a one-two at the gate.',
      ],
      easier: ['Agree the call before the pass.'],
      scoring: 'One point for each gate reached with the right answer; ten balls each.',
      questions: ['What did you see in your first glance, what in your second?'],
      faults: ['Receiving flat-footed and square: stand side-on, up on your toes.'],
    },
    de: {
      title: 'Dreh auf oder Hintermann?',
      aim: 'Schulterblick, Zuruf verstehen und den ersten Kontakt danach wählen.',
      setup:
        'Gasse von {area} m mit je einem Tor von 2 m in beiden Ecken am hinteren Ende. Der Passgeber steht mit vier Bällen vorn, der Empfänger in der Mitte mit dem Rücken zu den Toren. Zu dritt drückt einer leicht von hinten; zu viert teilen sich zwei Paare die Gasse.',
      rules: [
        'Wegbewegen, entgegenkommen und über die Schulter schauen.',
        'Mit dem Pass ruft der Partner „Dreh auf“ oder „Hintermann“.',
        '„Dreh auf“: mit dem ersten Kontakt öffnen und durch ein Tor dribbeln.',
        '„Hintermann“: klatschen lassen, abdrehen, Pass am Tor; dann wechseln.',
      ],
      points: [
        'Zwei Blicke: vor dem Entgegenkommen und während der Ball rollt.',
        'Mit dem hinteren Fuß annehmen, wenn du aufdrehen darfst.',
        'Beim Klatschen: weicher Fuß, Körper zwischen Ball und Gegner.',
        'Der Zuruf kommt früh, kurz und laut.',
      ],
      more: [
        'Ohne Zuruf: Der Passgeber hebt eine Hand, die der Empfänger sehen muss.',
        'Der Passgeber rückt zum Doppelpass am Tor nach.',
      ],
      easier: ['Den Zuruf vor dem Pass absprechen.'],
      scoring: 'Ein Punkt je Tor mit der richtigen Lösung; zehn Bälle für jeden.',
      questions: ['Was hast du beim ersten Blick gesehen, was beim zweiten?'],
      faults: ['Mit flachen Füßen und frontal angenommen: seitlich stehen, auf den Ballen.'],
    },
    bg: {
      title: 'Обърни се или „зад теб“?',
      aim: 'Поглед през рамо, разбиране на подвикването и избор на първо докосване.',
      setup:
        'Коридор {area} м с по една вратичка от 2 м в двата далечни ъгъла. Подаващият е на близката линия с четири топки, приемащият – в средата с гръб към вратичките. При трима третият леко притиска отзад; при четирима двойките делят коридора.',
      rules: [
        'Отдръпни се, ела към топката и погледни през рамо.',
        'С паса партньорът вика „обърни се“ или „зад теб“.',
        '„Обърни се“: отвори с първото докосване и мини през вратичка.',
        '„Зад теб“: върни, завърти се и получи пас при вратичката; после смяна.',
      ],
      points: [
        'Два погледа: преди да дойдеш и докато топката се търкаля.',
        'Приеми със задния крак, ако можеш да се обърнеш.',
        'При връщане: мек крак, тялото между топката и противника.',
        'Подвикването е рано, кратко и силно.',
      ],
      more: [
        'Без думи: подаващият вдига ръка, която приемащият трябва да види.',
        'Подаващият идва за двойно подаване при вратичката.',
      ],
      easier: ['Командата се уговаря преди паса.'],
      scoring: 'Точка за всяка вратичка с вярно решение; по десет топки.',
      questions: ['Какво видя при първия поглед и какво при втория?'],
      faults: ['Приемане фронтално и на цели стъпала: застани странично, на пръсти.'],
    },
  },
}
