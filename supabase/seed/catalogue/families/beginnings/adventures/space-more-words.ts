/** Missions in twos and with a change of ball. */
import type { TaskWords } from '../kit'

export const moreSpaceWords: Record<'swap' | 'comet', TaskWords> = {
  swap: {
    en: {
      title: 'Change your spaceship',
      aim: 'Park the ball safely, sprint without it and take over another ball on the move.',
      setup:
        'Ground of {area} m with {planets} rings as planets; a station of {station} × {station} m in the middle for the rest between rounds. {n} children fly about, a ball each.',
      rules: [
        'Fly freely until you hear “swap”.',
        'Park your ship in a ring: one ship on each planet, lying still.',
        'Sprint to a ship that somebody else has parked and take it out of the ring.',
        'Nobody owns a ship: after the swap all fly on in their new one.',
      ],
      points: [
        'Park first, look second, run third.',
        'Slow down before the new ball, so that your first touch stays close.',
        'Run round the others, never through a ring with somebody in it.',
      ],
      more: ['Swap twice before you fly on.', 'Bring the new ship out with a pull of the sole.'],
      easier: ['Swap with a partner next to you.'],
      scoring: 'How many seconds until every child has a new ship? Beat your record.',
      questions: ['Which parked ship was quickest to reach?'],
      faults: ['The ball is left rolling: a ship that drifts away has to be parked again.'],
    },
    de: {
      title: 'Raumschiffe tauschen',
      aim: 'Den Ball sicher parken, ohne Ball sprinten und einen anderen im Lauf übernehmen.',
      setup:
        'Feld von {area} m mit {planets} Reifen als Planeten; in der Mitte eine Station von {station} × {station} m für die Pausen. {n} Kinder fliegen umher, jedes mit Ball.',
      rules: [
        'Fliegt frei umher, bis ihr „Tauschen“ hört.',
        'Parkt euer Schiff in einem Reifen: je Planet ein Schiff, und es liegt still.',
        'Sprintet zu einem fremden geparkten Schiff und holt es aus dem Reifen.',
        'Keinem gehört ein Schiff: Nach dem Tausch geht es mit dem neuen weiter.',
      ],
      points: [
        'Erst parken, dann schauen, dann rennen.',
        'Vor dem neuen Ball bremsen, damit der erste Kontakt eng bleibt.',
        'Um die anderen herumlaufen, nie durch einen besetzten Reifen.',
      ],
      more: [
        'Zweimal tauschen, bevor es weitergeht.',
        'Das neue Schiff mit der Sohle aus dem Reifen ziehen.',
      ],
      easier: ['Mit einem Partner gleich nebenan tauschen.'],
      scoring: 'Wie viele Sekunden, bis alle ein neues Schiff haben? Brecht euren Rekord.',
      questions: ['Welches geparkte Schiff war am schnellsten zu erreichen?'],
      faults: ['Der Ball rollt noch: Ein Schiff, das wegtreibt, muss neu geparkt werden.'],
    },
    bg: {
      title: 'Смени кораба',
      aim: 'Топката се паркира сигурно, следва спринт без топка и поемане на друга в движение.',
      setup:
        'Поле {area} м с {planets} обръча за планети; станцията {station} × {station} м в средата е за почивките. {n} деца летят свободно, всяко с топка.',
      rules: [
        'Летете свободно, докато чуете „смяна“.',
        'Паркирай кораба в обръч: на всяка планета по един и да не мърда.',
        'Спринтирай към чужд паркиран кораб и го изведи от обръча.',
        'Корабите са общи: след смяната всички летят с новия.',
      ],
      points: [
        'Първо паркирай, после гледай, накрая тичай.',
        'Намали пред новата топка, за да остане първото докосване близо.',
        'Заобикаляй другите и не минавай през зает обръч.',
      ],
      more: ['Две смени една след друга.', 'Новият кораб се издърпва от обръча с подметка.'],
      easier: ['Смяна само с детето отсреща.'],
      scoring: 'След колко секунди всички имат нов кораб? Подобрете рекорда си.',
      questions: ['До кой паркиран кораб се стигаше най-бързо?'],
      faults: ['Топката още се търкаля: кораб, който отплава, се паркира отново.'],
    },
  },
  comet: {
    en: {
      title: 'Comet and tail',
      aim: 'Follow somebody with the ball at a safe distance and react to every turn.',
      setup:
        'Night sky of {area} m with {planets} rings as planets and a station of {station} × {station} m. {n} children in pairs, everybody with a ball: one is the comet, the other its tail.',
      rules: [
        'The comet flies wherever it likes, two steps in front of its tail.',
        'The tail goes the same way and does the same at every planet.',
        'On “black hole” both drive through the station and out on another side.',
        'On “turn round” the tail becomes the comet and leads.',
      ],
      points: [
        'Comet: look back sometimes, is your tail still there?',
        'Tail: watch the back in front of you, not your ball.',
        'Keep two steps apart, so nobody treads on a heel.',
      ],
      more: ['The comet changes speed: slow, slow, fast.', 'Comets with a tail of two.'],
      easier: ['Both walk; the comet goes in big curves only.'],
      scoring: 'A point for every planet both have visited one after the other.',
      questions: ['What did your comet do just before it turned?'],
      faults: ['Comets race off alone: whoever loses the tail waits at the next planet.'],
    },
    de: {
      title: 'Komet und Schweif',
      aim: 'Jemandem mit Ball in sicherem Abstand folgen und auf jede Wendung reagieren.',
      setup:
        'Nachthimmel von {area} m mit {planets} Reifen als Planeten und einer Station von {station} × {station} m. {n} Kinder zu zweit, alle mit Ball: eines ist der Komet, das andere sein Schweif.',
      rules: [
        'Der Komet fliegt, wohin er will, zwei Schritte vor seinem Schweif.',
        'Der Schweif nimmt denselben Weg und macht an jedem Planeten dasselbe.',
        'Bei „Schwarzes Loch“ durch die Station und an anderer Seite hinaus.',
        'Bei „Umdrehen“ wird der Schweif zum Kometen und führt.',
      ],
      points: [
        'Komet: Schau ab und zu zurück, ist dein Schweif noch da?',
        'Schweif: Achte auf den Rücken vor dir, nicht auf deinen Ball.',
        'Zwei Schritte Abstand, damit keiner auf eine Ferse tritt.',
      ],
      more: ['Der Komet wechselt das Tempo: langsam, langsam, schnell.', 'Schweife zu zweit.'],
      easier: ['Beide gehen; der Komet fliegt nur große Kurven.'],
      scoring: 'Ein Punkt für jeden Planeten, den beide nacheinander besucht haben.',
      questions: ['Was hat dein Komet kurz vor der Wendung gemacht?'],
      faults: [
        'Kometen rasen allein davon: Wer den Schweif verliert, wartet am nächsten Planeten.',
      ],
    },
    bg: {
      title: 'Комета и опашка',
      aim: 'Детето следва друго с топка на безопасно разстояние и реагира на всеки завой.',
      setup:
        'Нощно небе {area} м с {planets} обръча за планети и станция {station} × {station} м. {n} деца по двойки, всички с топка: едното е комета, другото – опашката ѝ.',
      rules: [
        'Кометата лети накъдето иска, на две крачки пред опашката си.',
        'Опашката минава по същия път и прави същото на всяка планета.',
        'При „черна дупка“ двамата минават през станцията и излизат от друга страна.',
        'При „обръщане“ двамата си сменят ролите и опашката води.',
      ],
      points: [
        'Комета, поглеждай назад: там ли е още опашката?',
        'Опашка, гледай гърба пред себе си, а не топката.',
        'Две крачки разстояние, за да не настъпите никого.',
      ],
      more: ['Кометата сменя темпото: бавно, бавно, бързо.', 'Опашка от две деца.'],
      easier: ['И двамата вървят; кометата прави само големи завои.'],
      scoring: 'Точка за всяка планета, посетена и от двамата един след друг.',
      questions: ['Какво направи кометата точно преди завоя?'],
      faults: ['Кометата избягва сама: който изгуби опашката си, я чака на следващата планета.'],
    },
  },
}
