/** How everybody gets from one room into the other. */
import type { TaskWords } from '../kit'

export const moreRoomWords: Record<'moving' | 'lamp', TaskWords> = {
  moving: {
    en: {
      title: 'Moving day',
      aim: 'Cross oncoming traffic with the ball: see the others and steer round them.',
      setup:
        'Two flats with a stairway of {corridor} m between them, {area} m in all. {n} children with a ball each, half of them in each flat.',
      rules: [
        'On the horn both families move at once into the other flat.',
        'On the stairway everybody drives slowly and nobody bumps into anybody.',
        'In the new flat find a place of your own and sit on the ball.',
        'When all sit, wave to the other family: the next move may start.',
      ],
      points: [
        'Look for the gap between two children who come towards you.',
        'Slow on the stairway, quick in the empty room.',
        'Steer away with the outside of the foot when somebody comes close.',
      ],
      more: [
        'Carry a cup as well: a marker on the flat hand.',
        'Move backwards over the stairway, pulling the ball with the sole.',
      ],
      easier: ['The families move one after the other.'],
      scoring: 'Both families against the clock: how many seconds until everybody sits?',
      questions: ['What did you do when somebody came straight at you?'],
      faults: ['All squeeze through the middle: show that the edges are empty.'],
    },
    de: {
      title: 'Umzugstag',
      aim: 'Mit Ball durch den Gegenverkehr: die anderen sehen und um sie herumlenken.',
      setup:
        'Zwei Wohnungen mit einem Treppenhaus von {corridor} m dazwischen, zusammen {area} m. {n} Kinder mit je einem Ball, die Hälfte in jeder Wohnung.',
      rules: [
        'Beim Hupen ziehen beide Familien gleichzeitig in die andere Wohnung um.',
        'Im Treppenhaus fahren alle langsam und keiner stößt an.',
        'In der neuen Wohnung sucht jeder seinen Platz und setzt sich auf den Ball.',
        'Sitzen alle, winkt ihr euch zu: Der nächste Umzug kann losgehen.',
      ],
      points: [
        'Such die Lücke zwischen zwei Kindern, die dir entgegenkommen.',
        'Langsam im Treppenhaus, schnell im leeren Zimmer.',
        'Kommt jemand nah, mit der Außenseite wegsteuern.',
      ],
      more: [
        'Auch noch eine Tasse tragen: einen Markierungsteller auf der flachen Hand.',
        'Rückwärts durchs Treppenhaus, die Sohle zieht den Ball.',
      ],
      easier: ['Die Familien ziehen nacheinander um.'],
      scoring: 'Beide Familien gegen die Uhr: Nach wie vielen Sekunden sitzen alle?',
      questions: ['Was hast du gemacht, als jemand genau auf dich zukam?'],
      faults: ['Alle drängen durch die Mitte: zeigen, dass außen frei ist.'],
    },
    bg: {
      title: 'Ден за преместване',
      aim: 'Водене срещу насрещно движение: да виждаш другите и да ги заобикаляш.',
      setup:
        'Два апартамента със стълбище от {corridor} м между тях, общо {area} м. {n} деца, всяко с топка, по половината във всеки апартамент.',
      rules: [
        'При клаксона двете семейства се местят едновременно в другия апартамент.',
        'На стълбището всички карат бавно и никой не се блъска.',
        'В новия дом всеки си намира място и сяда върху топката.',
        'Щом всички седнат, помахайте си: започва следващото преместване.',
      ],
      points: [
        'Търси пролуката между две деца, които идват насреща.',
        'Бавно по стълбището, бързо в празната стая.',
        'Приближи ли се някой, отклони се с външната част на крака.',
      ],
      more: [
        'Носи и чаша: маркер върху отворената длан.',
        'Стълбището се минава назад, топката се дърпа с подметка.',
      ],
      easier: ['Семействата се местят едно след друго.'],
      scoring: 'Двете семейства срещу часовника: след колко секунди седят всички?',
      questions: ['Какво направи, когато някой идваше право срещу теб?'],
      faults: ['Всички се тълпят в средата: покажи, че отстрани е празно.'],
    },
  },
  lamp: {
    en: {
      title: 'Where is the light on?',
      aim: 'Keep an eye on the coach while dribbling and change direction at once.',
      setup:
        'Two rooms and a corridor of {corridor} m, {area} m in all. {n} children with a ball each play in both rooms; the coach walks up and down along the side and is the light switch.',
      rules: [
        'Dribble wherever you like in both rooms.',
        'The switch points at a room: light on there, everybody drives into it.',
        'Arms crossed means night: stop the ball and lie down beside it.',
        'Arms in the air: the sun is up, and all start again in any room.',
      ],
      points: [
        'Look for the switch after every three touches.',
        'Turn with the sole and push off into the free space.',
        'A room fills up: drive to its back wall.',
      ],
      more: [
        'The switch points with a hidden arm from behind the back.',
        'Light on in the left room: left foot; in the right room: right foot.',
      ],
      easier: ['The coach calls the room and points.'],
      scoring: 'Together: is everybody in the light before the count of four?',
      questions: ['When is a good moment to look up from the ball?'],
      faults: ['Children watch only the coach and lose the ball: look, touch, look.'],
    },
    de: {
      title: 'Wo brennt Licht?',
      aim: 'Beim Dribbeln den Trainer im Blick behalten und sofort die Richtung wechseln.',
      setup:
        'Zwei Zimmer und ein Flur von {corridor} m, zusammen {area} m. {n} Kinder mit je einem Ball spielen in beiden Zimmern; der Trainer geht an der Seite auf und ab und ist der Lichtschalter.',
      rules: [
        'Dribbelt in beiden Zimmern, wohin ihr wollt.',
        'Der Schalter zeigt auf ein Zimmer: Dort ist Licht, alle fahren hinein.',
        'Arme gekreuzt heißt Nacht: Ball stoppen und daneben hinlegen.',
        'Arme in die Luft: Die Sonne scheint, alle starten neu, egal wohin.',
      ],
      points: [
        'Nach jedem dritten Kontakt zum Schalter schauen.',
        'Mit der Sohle wenden und in den freien Raum starten.',
        'Wird es eng, fahr bis zur hinteren Wand.',
      ],
      more: [
        'Der Schalter zeigt versteckt hinter dem Rücken.',
        'Licht im linken Zimmer: linker Fuß; im rechten: rechter Fuß.',
      ],
      easier: ['Der Trainer ruft das Zimmer und zeigt darauf.'],
      scoring: 'Die ganze Gruppe will im hellen Zimmer sein, bevor bis vier gezählt ist.',
      questions: ['Wann ist ein guter Moment, um hochzuschauen?'],
      faults: ['Nur noch zum Trainer geschaut, Ball verloren: schauen, Kontakt, schauen.'],
    },
    bg: {
      title: 'Къде свети лампата?',
      aim: 'При водене детето следи треньора и веднага сменя посоката.',
      setup:
        'Две стаи и коридор от {corridor} м, общо {area} м. {n} деца, всяко с топка, играят в двете стаи; треньорът ходи отстрани и е ключът за лампата.',
      rules: [
        'Води топката накъдето искаш в двете стаи.',
        'Ключът сочи стая: там е светло и всички отиват в нея.',
        'Кръстосани ръце значи нощ: спри топката и легни до нея.',
        'Ръцете горе: слънцето изгря и всички тръгват отново.',
      ],
      points: [
        'След всяко трето докосване погледни към ключа.',
        'Завий с подметка и тръгни към свободното.',
        'Стане ли тясно, карай до задната стена.',
      ],
      more: [
        'Ключът сочи скришом зад гърба си.',
        'Свети в лявата стая: ляв крак; в дясната: десен крак.',
      ],
      easier: ['Треньорът казва коя е стаята и я сочи.'],
      scoring: 'Цялата група трябва да е на светло, преди да се преброи до четири.',
      questions: ['Кога е добър момент да вдигнеш глава?'],
      faults: ['Гледат само треньора и губят топката: поглед, докосване, поглед.'],
    },
  },
}
