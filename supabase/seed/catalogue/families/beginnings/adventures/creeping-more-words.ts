/** Across the water, and to the giant's keys. */
import type { TaskWords } from '../kit'

export const moreCreepingWords: Record<'fisherman' | 'giant', TaskWords> = {
  fisherman: {
    en: {
      title: 'Fisherman, how do we cross?',
      aim: 'Try many ways of moving with the ball, and dodge somebody who comes towards you.',
      setup:
        'Lake of {area} m. {n} fish, a ball each, on one shore; the fisherman, a child or the coach without a ball, on the other shore opposite.',
      rules: [
        'All ask: “Fisherman, how do we cross?” The fisherman shows a way to move.',
        'For example: rolling with the sole, backwards, hopping, tiny touches.',
        'All cross in this way; the fisherman moves like that too and tags fish.',
        'Who is tagged takes the ball along and helps to fish in the next crossing.',
      ],
      points: [
        'Do the way of moving first, hurry second.',
        'Keep away from the fisherman’s side early.',
        'On the far shore stop the ball and turn round to face the water.',
      ],
      more: ['A fish suggests the way to cross.', 'Fishermen hold hands in twos.'],
      easier: ['The fisherman may only walk; only the first half of the lake is dangerous.'],
      scoring: 'Each crossing is a pearl, also for fishermen who tagged a fish.',
      questions: ['Which way of crossing was the easiest with the ball?'],
      faults: ['Long questions and long waiting: ten seconds on the shore, then go.'],
    },
    de: {
      title: 'Fischer, wie kommen wir hinüber?',
      aim: 'Viele Arten ausprobieren, sich mit Ball zu bewegen, und jemandem ausweichen.',
      setup:
        'See von {area} m. {n} Fische mit je einem Ball an einem Ufer; gegenüber am anderen Ufer der Fischer, ein Kind oder der Trainer ohne Ball.',
      rules: [
        'Alle fragen: „Fischer, wie kommen wir hinüber?“ Er macht eine Art vor.',
        'Zum Beispiel: mit der Sohle rollen, rückwärts, hüpfend, winzige Kontakte.',
        'So kommen alle hinüber; auch der Fischer bewegt sich so und fängt Fische.',
        'Wer gefangen ist, nimmt den Ball mit und hilft beim nächsten Mal fischen.',
      ],
      points: [
        'Erst die Bewegung richtig, dann das Tempo.',
        'Der Seite des Fischers früh ausweichen.',
        'Drüben den Ball stoppen und zum Wasser umdrehen.',
      ],
      more: [
        'Ein Fisch schlägt die Bewegung vor.',
        'Die Fischer fassen sich zu zweit an den Händen.',
      ],
      easier: ['Der Fischer darf nur gehen; gefährlich ist nur die erste Hälfte des Sees.'],
      scoring: 'Jede Überfahrt ist eine Perle, auch für Fischer mit einem Fang.',
      questions: ['Welche Art ging mit dem Ball am leichtesten?'],
      faults: ['Lange Fragen, langes Warten: zehn Sekunden am Ufer, dann los.'],
    },
    bg: {
      title: 'Рибарю, как да минем?',
      aim: 'Децата опитват много начини на движение с топка и се пазят от някого насреща.',
      setup:
        'Езеро {area} м. {n} рибки, всяка с топка, на единия бряг; на отсрещния е рибарят – дете или треньорът, без топка.',
      rules: [
        'Всички питат: „Рибарю, как да минем?“ Рибарят показва как.',
        'Например: търкаляне с подметка, назад, с подскоци, с мънички докосвания.',
        'Така минават всички; рибарят се движи по същия начин и лови.',
        'Хванатият взима топката със себе си и помага при следващото минаване.',
      ],
      points: [
        'Първо вярното движение, после бързането.',
        'Отрано се отдръпни от страната на рибаря.',
        'На отсрещния бряг спри топката и се обърни към водата.',
      ],
      more: ['Някоя рибка предлага движението.', 'Рибарите се хващат за ръце по двама.'],
      easier: ['Рибарят само върви; опасна е само първата половина на езерото.'],
      scoring: 'Всяко минаване е перла, също и за рибар с улов.',
      questions: ['Кой начин беше най-лесен с топката?'],
      faults: ['Дълги въпроси и чакане: десет секунди на брега и тръгваме.'],
    },
  },
  giant: {
    en: {
      title: 'The sleeping giant’s cave',
      aim: 'Speed up and slow down with the ball: run where it is safe, creep where it is not.',
      setup:
        'Valley of {area} m with three strips: meadow, forest and, 4 m before the far end, the giant’s cave (a zone). {n} children with a ball each start in the meadow; the coach sleeps in the cave.',
      rules: [
        'Dribble fast over the meadow, slowly through the forest.',
        'In the cave creep past the giant: only soles may roll the ball.',
        'Touch the back wall with the ball and creep out again.',
        'If the giant sneezes, all drive out of the cave, then start over.',
      ],
      points: [
        'Brake before the forest, not in it.',
        'On your toes in the cave, knees soft.',
        'Out of the cave: first touch long, then run.',
      ],
      more: ['Bring the giant’s breakfast: balance a marker.', 'Two giants in the cave.'],
      easier: ['No sneezing; the giant only snores.'],
      scoring: 'A gold coin for every visit to the back wall: who gets four?',
      questions: ['What do your feet do differently when you are fast?'],
      faults: ['One speed everywhere: let them hear the difference, loud and quiet feet.'],
    },
    de: {
      title: 'Die Höhle des schlafenden Riesen',
      aim: 'Mit Ball schneller und langsamer werden: rennen, wo es sicher ist, sonst schleichen.',
      setup:
        'Tal von {area} m mit drei Streifen: Wiese, Wald und, 4 m vor dem hinteren Ende, die Höhle des Riesen (Zone). {n} Kinder mit je einem Ball starten auf der Wiese; der Trainer schläft in der Höhle.',
      rules: [
        'Über die Wiese schnell dribbeln, durch den Wald langsam.',
        'In der Höhle am Riesen vorbeischleichen: Nur die Sohle rollt den Ball.',
        'Mit dem Ball die Rückwand berühren und wieder hinausschleichen.',
        'Niest der Riese, fahren alle aus der Höhle und beginnen von vorn.',
      ],
      points: [
        'Vor dem Wald bremsen, nicht erst darin.',
        'In der Höhle auf den Fußspitzen, Knie weich.',
        'Aus der Höhle heraus: erst weit vorlegen, dann rennen.',
      ],
      more: ['Dem Riesen das Frühstück bringen: einen Teller balancieren.', 'Zwei Riesen.'],
      easier: ['Ohne Niesen; der Riese schnarcht nur.'],
      scoring: 'Eine Goldmünze für jeden Besuch an der Rückwand: Wer schafft vier?',
      questions: ['Was machen deine Füße anders, wenn du schnell bist?'],
      faults: ['Überall dasselbe Tempo: laute und leise Füße hören lassen.'],
    },
    bg: {
      title: 'Пещерата на спящия великан',
      aim: 'Ускоряване и забавяне с топка: бягай, където е безопасно, промъквай се, където не е.',
      setup:
        'Долина {area} м с три ивици: поляна, гора и на 4 м от далечния край пещерата на великана (зона). {n} деца, всяко с топка, тръгват от поляната; треньорът спи в пещерата.',
      rules: [
        'По поляната води бързо, през гората – бавно.',
        'В пещерата се промъкни покрай великана: топката се движи само с подметка.',
        'Докосни с топката задната стена и се промъкни обратно.',
        'Кихне ли великанът, всички излизат от пещерата и започват отначало.',
      ],
      points: [
        'Намали преди гората, а не чак в нея.',
        'В пещерата на пръсти, с меки колене.',
        'На излизане: пусни топката по-далеч и тичай.',
      ],
      more: ['Занеси закуска на великана: крепи маркер на дланта.', 'Два великана в пещерата.'],
      easier: ['Без кихане; великанът само хърка.'],
      scoring: 'Златна монета за всяко стигане до задната стена: кой ще има четири?',
      questions: ['Какво правят краката ти различно, когато си бърз?'],
      faults: ['Навсякъде еднакво темпо: нека чуят разликата – шумни и тихи крака.'],
    },
  },
}
