/** First duels on a court for two. */
import type { TaskWords } from '../kit'

export const courtWords: Record<'bone' | 'mouse', TaskWords> = {
  bone: {
    en: {
      title: 'Two dogs, one bone',
      aim: 'Win the race to a loose ball, turn your back to the other and take it home.',
      setup:
        '{courts} courts of 10 × 7 m, 2 m apart, for {n} children: two dogs on each, everyone on their own end line, which is the kennel. The ball, the bone, lies in the middle; a spare ball beside each court. With an odd number three share one court and take turns.',
      rules: [
        'Both dogs lie on their tummies until the coach barks.',
        'Up, run, and dribble the bone over your own kennel line.',
        'The other dog may steal it with the foot until it is home.',
        'Put the bone back in the middle and lie down again.',
      ],
      points: [
        'Get up over your knees and run straight to the ball.',
        'Pull the ball away with the sole and turn at once.',
        'Put your bottom between the other dog and the bone.',
      ],
      more: ['Start sitting with your back to the bone.', 'Two bones in the middle.'],
      easier: ['The dog that gets there first may go home without a fight.'],
      scoring: 'One bone at home is a point; after five bones a dog from the next court comes.',
      questions: ['What can you do when the other dog gets there first?'],
      faults: ['Both kick the ball away at once: pull it back instead.'],
    },
    de: {
      title: 'Zwei Hunde, ein Knochen',
      aim: 'Den Wettlauf zum freien Ball gewinnen, den Rücken dazwischen und ab nach Hause.',
      setup:
        '{courts} Felder von 10 × 7 m, 2 m auseinander, für {n} Kinder: auf jedem zwei Hunde, jeder auf seiner Grundlinie, der Hütte. In der Mitte liegt der Ball als Knochen, ein Ersatzball neben jedem Feld. Bei ungerader Zahl teilen sich drei ein Feld und wechseln sich ab.',
      rules: [
        'Beide Hunde liegen auf dem Bauch, bis der Trainer bellt.',
        'Hoch, hin und den Knochen über die eigene Hüttenlinie dribbeln.',
        'Bis er daheim ist, darf ihn der andere Hund mit dem Fuß klauen.',
        'Den Knochen zurück in die Mitte legen und wieder hinlegen.',
      ],
      points: [
        'Über die Knie hochkommen und gerade zum Ball laufen.',
        'Mit der Sohle wegziehen und sofort drehen.',
        'Den Po zwischen den anderen Hund und den Knochen schieben.',
      ],
      more: ['Start im Sitzen, mit dem Rücken zum Knochen.', 'Zwei Knochen in der Mitte.'],
      easier: ['Wer zuerst da ist, darf ohne Kampf nach Hause.'],
      scoring: 'Ein Knochen daheim ist ein Punkt; nach fünf kommt ein Hund vom nächsten Feld.',
      questions: ['Was kannst du tun, wenn der andere Hund zuerst am Knochen ist?'],
      faults: ['Beide treten gleichzeitig gegen den Ball: lieber zurückziehen.'],
    },
    bg: {
      title: 'Две кучета, един кокал',
      aim: 'Детето печели надбягването до топката, обръща гръб на другия и я носи у дома.',
      setup:
        '{courts} игрища 10 × 7 м, на 2 м едно от друго, за {n} деца: на всяко по две кучета, всяко на своята крайна линия – колибката. Топката (кокалът) е в средата, до всяко игрище има резервна. При нечетен брой на едно игрище са трима и се редуват.',
      rules: [
        'Двете кучета лежат по корем, докато треньорът излае.',
        'Стани, тичай и отнеси кокала с крак зад своята линия.',
        'Докато не е у дома, другото куче може да го открадне с крак.',
        'Върни кокала в средата и легни отново.',
      ],
      points: [
        'Изправи се през колене и тичай право към топката.',
        'Издърпай я с подметка и веднага се обърни.',
        'Сложи гърба си между другото куче и кокала.',
      ],
      more: ['Тръгва се от седеж с гръб към кокала.', 'Два кокала в средата.'],
      easier: ['Който стигне пръв, се прибира без борба.'],
      scoring: 'Кокал у дома е точка; след пет кокала идва куче от съседното игрище.',
      questions: ['Какво можеш да направиш, ако другото куче е там преди теб?'],
      faults: ['И двамата ритат топката едновременно: по-добре я издърпай.'],
    },
  },
  mouse: {
    en: {
      title: 'Cat and mouse holes',
      aim: 'Find out how to trick somebody: look one way, go the other.',
      setup:
        '{courts} courts of 10 × 7 m, 2 m apart, with a 1.5 m gate at each corner of the far end: two mouse holes. {n} children in pairs, each with a ball; the cat puts its own ball aside behind the holes. With an odd number three share one court and take turns.',
      rules: [
        'The mouse starts on the near line and wants through a hole with the ball.',
        'The cat stands between the holes and may only move along that line.',
        'If the cat touches the mouse’s ball, the mouse starts again.',
        'Then the cat fetches its own ball, runs to the near line and is the mouse.',
      ],
      points: [
        'Run at the cat so that it must choose.',
        'Lean to one side, push off to the other.',
        'As soon as a hole is open: two quick touches.',
      ],
      more: ['The mouse has only five seconds.', 'The cat may come one step forward.'],
      easier: ['The cat hops on one leg, or three holes instead of two.'],
      scoring: 'One cheese for each hole; five cheeses make a fat mouse.',
      questions: ['How did you make the cat go to the wrong hole?'],
      faults: ['The mouse decides before it sees the cat move: wait for a step, then go.'],
    },
    de: {
      title: 'Die Katze vor den Mauselöchern',
      aim: 'Herausfinden, wie man jemanden austrickst: hierhin schauen, dorthin laufen.',
      setup:
        '{courts} Felder von 10 × 7 m, 2 m auseinander, am hinteren Ende in jeder Ecke ein Tor von 1,5 m: zwei Mauselöcher. {n} Kinder zu zweit, jedes mit Ball; die Katze legt ihren hinter die Löcher. Bei ungerader Zahl teilen sich drei ein Feld und wechseln sich ab.',
      rules: [
        'Die Maus startet an der vorderen Linie und will mit Ball durch ein Loch.',
        'Die Katze steht zwischen den Löchern und bewegt sich nur auf dieser Linie.',
        'Berührt die Katze den Ball der Maus, beginnt die Maus von vorn.',
        'Dann holt die Katze ihren Ball, läuft nach vorn und ist die nächste Maus.',
      ],
      points: [
        'Auf die Katze zulaufen, damit sie sich entscheiden muss.',
        'Zur einen Seite lehnen, zur anderen abdrücken.',
        'Ist ein Loch offen: zwei schnelle Kontakte.',
      ],
      more: ['Die Maus hat nur fünf Sekunden.', 'Die Katze darf einen Schritt herauskommen.'],
      easier: ['Die Katze hüpft auf einem Bein, oder es gibt drei Löcher.'],
      scoring: 'Für jedes Loch ein Stück Käse; fünf machen eine dicke Maus.',
      questions: ['Wie hast du die Katze zum falschen Loch geschickt?'],
      faults: ['Die Maus entscheidet, bevor die Katze sich rührt: einen Schritt abwarten.'],
    },
    bg: {
      title: 'Котката пред мишите дупки',
      aim: 'Детето открива как да измами: поглед в едната посока, бягане в другата.',
      setup:
        '{courts} игрища 10 × 7 м, на 2 м едно от друго, в двата далечни ъгъла по една вратичка от 1,5 м: две миши дупки. {n} деца по двойки, всяко с топка; котката оставя своята зад дупките. При нечетен брой на едно игрище са трима и се редуват.',
      rules: [
        'Мишката тръгва от близката линия и иска да мине с топката през дупка.',
        'Котката стои между дупките и се движи само по тази линия.',
        'Докосне ли котката топката, мишката започва отначало.',
        'После котката взема своята топка, отива отпред и става мишка.',
      ],
      points: [
        'Тичай към котката, за да я накараш да избере.',
        'Наклони се на едната страна, тръгни на другата.',
        'Щом дупка се отвори: две бързи докосвания.',
      ],
      more: ['Мишката има само пет секунди.', 'Котката може да излезе една крачка напред.'],
      easier: ['Котката скача на един крак или дупките са три.'],
      scoring: 'Парче сирене за всяка дупка; с пет мишката е сита.',
      questions: ['Как подмами котката към грешната дупка?'],
      faults: ['Мишката решава, преди котката да помръдне: изчакай една крачка.'],
    },
  },
}
