/** Rain outside: what fits into a small hall with walls, benches and mats. */
import type { TaskWords } from '../kit'

export const gymWords: Record<'wall' | 'sole' | 'mats', TaskWords> = {
  wall: {
    en: {
      title: 'The wall always passes back',
      aim: 'Two-footed passing and receiving off the wall, with a look round in between.',
      setup:
        'Small hall of {area} m; {walls} benches lie on their sides along the two long walls as rebound boards. {n} players, a futsal or light ball each, start in the middle.',
      rules: [
        'Dribble to a free board, pass against it and take the rebound on the move.',
        'First touch to the side, then off to a board on the other long wall.',
        'In the middle exchange balls with somebody who looks at you.',
        'Every round has another task: left foot, right foot, both feet in turn.',
      ],
      points: [
        'Pass with the inside, ankle locked, standing foot towards the board.',
        'Look over the shoulder while the ball is on its way to the wall.',
        'Receive side-on and leave in the direction of your touch.',
      ],
      more: [
        'First-time: three passes in a row against the board.',
        'After the rebound turn with the sole before you go.',
      ],
      easier: ['Stop the rebound with the sole, then turn.'],
      scoring: 'Count boards played in a minute: only those with a clean first touch.',
      questions: ['How far from the wall do you get the best rebound?'],
      faults: ['Standing square to the wall: the way back into the hall is blocked.'],
    },
    de: {
      title: 'Die Bande spielt immer zurück',
      aim: 'Beidfüßig passen und annehmen an der Bande, dazwischen der Blick in die Halle.',
      setup:
        'Kleine Halle von {area} m; {walls} Langbänke liegen auf der Seite entlang der Längswände als Bande. {n} Spieler mit je einem Futsal- oder Leichtball starten in der Mitte.',
      rules: [
        'Zu einer freien Bande dribbeln, dagegenpassen und in der Bewegung annehmen.',
        'Erster Kontakt zur Seite, dann zu einer Bande an der anderen Längswand.',
        'In der Mitte den Ball mit jemandem tauschen, der dich anschaut.',
        'Jeder Durchgang hat eine Aufgabe: links, rechts, beide Füße im Wechsel.',
      ],
      points: [
        'Mit der Innenseite passen, Gelenk fest, Standbein zur Bande.',
        'Schulterblick, während der Ball zur Wand unterwegs ist.',
        'Seitlich annehmen und in Richtung des Kontakts weg.',
      ],
      more: [
        'Direkt: dreimal nacheinander gegen die Bande.',
        'Nach dem Abpraller mit der Sohle drehen.',
      ],
      easier: ['Den Abpraller mit der Sohle stoppen, dann drehen.'],
      scoring: 'Banden in einer Minute zählen: nur die mit sauberem ersten Kontakt.',
      questions: ['Bei welchem Abstand kommt der Ball am besten zurück?'],
      faults: ['Frontal zur Wand: Der Weg zurück in die Halle ist versperrt.'],
    },
    bg: {
      title: 'Стената винаги връща',
      aim: 'Подаване и приемане с двата крака от стената, а между тях – поглед в салона.',
      setup:
        'Малък салон {area} м; {walls} пейки са обърнати на една страна покрай дългите стени и служат за бордове. {n} играчи, всеки с футзална или лека топка, тръгват от средата.',
      rules: [
        'Води до свободен борд, подай в него и приеми отскока в движение.',
        'Първото докосване е встрани, после към борд на другата дълга стена.',
        'В средата си смени топката с някого, който те гледа.',
        'Всяка серия има задача: ляв крак, десен, после двата подред.',
      ],
      points: [
        'Пас с вътрешната част, стегнат глезен, опорният крак е към борда.',
        'Поглед през рамо, докато топката пътува към стената.',
        'Приемай странично и тръгвай натам, накъдето е докосването.',
      ],
      more: [
        'От първо: три поредни паса в борда.',
        'След отскока обърни с подметка и тогава тръгни.',
      ],
      easier: ['Отскокът се спира с подметка и тогава се обръща.'],
      scoring: 'Брой бордовете за минута: само тези с чисто първо докосване.',
      questions: ['От какво разстояние стената връща най-добре?'],
      faults: ['С лице към стената: пътят обратно към салона е затворен.'],
    },
  },
  sole: {
    en: {
      title: 'Crowded room, clever sole',
      aim: 'Keep the ball under the sole in a tight room: roll, drag and turn away from others.',
      setup:
        'Hall of {area} m divided by lines into four rooms. {n} players with a ball each, evenly spread over the rooms; no shots, because of the walls.',
      rules: [
        'Dribble in your room with the sole and never stand still.',
        'On “one” everybody moves to the next room clockwise, on “two” the other way.',
        'On “key” poke one other ball in your room while you guard your own.',
        'If your ball is poked away, fetch it and come into the next room.',
      ],
      points: [
        'Ball beside the foot, not in front of it: it can always be dragged back.',
        'Weight on the standing leg, knee bent, arms wide.',
        'Choose the door where fewest are coming through.',
      ],
      more: ['Weaker sole only.', 'The coach shows the number with fingers.'],
      easier: ['No “key”; half of the players rest for half a minute in the middle of a wall.'],
      scoring: 'Start with five lives, lose one for each poke or bump.',
      questions: ['Which sole move helped you when somebody stood in the door?'],
      faults: ['The ball is pushed ahead as outdoors: in the hall it stays under the body.'],
    },
    de: {
      title: 'Enger Raum, kluge Sohle',
      aim: 'Den Ball auf engem Raum unter der Sohle halten: rollen, ziehen, wegdrehen.',
      setup:
        'Halle von {area} m, durch Linien in vier Zimmer geteilt. {n} Spieler mit je einem Ball, gleichmäßig verteilt; wegen der Wände keine Schüsse.',
      rules: [
        'Mit der Sohle im eigenen Zimmer dribbeln und nie stehen bleiben.',
        'Bei „eins“ wechseln alle im Uhrzeigersinn ins nächste Zimmer, bei „zwei“ zurück.',
        'Bei „Schlüssel“ einen fremden Ball wegspitzeln und den eigenen hüten.',
        'Ist dein Ball weg, hol ihn und komm ins nächste Zimmer.',
      ],
      points: [
        'Der Ball liegt neben dem Fuß, nicht davor: Er lässt sich immer zurückziehen.',
        'Gewicht auf dem Standbein, Knie gebeugt, Arme breit.',
        'Nimm die Tür, durch die die wenigsten kommen.',
      ],
      more: ['Nur mit der schwächeren Sohle.', 'Der Trainer zeigt die Zahl mit den Fingern.'],
      easier: ['Ohne „Schlüssel“; die Hälfte ruht je eine halbe Minute an der Wand.'],
      scoring: 'Alle haben fünf Leben; wer angerempelt oder den Ball verloren hat, gibt eins ab.',
      questions: ['Welche Sohlenbewegung half, als jemand in der Tür stand?'],
      faults: ['Der Ball wird wie draußen vorgelegt: In der Halle bleibt er unter dem Körper.'],
    },
    bg: {
      title: 'Тясна стая, умна подметка',
      aim: 'Топката остава под подметката на тясно: търкаляне, дърпане, обръщане.',
      setup:
        'Салон {area} м, разделен с линии на четири стаи. {n} играчи, всеки с топка, поравно по стаите; заради стените не се стреля.',
      rules: [
        'Води с подметка в своята стая и не спирай на място.',
        'На „едно“ всички минават в следващата стая по часовника, на „две“ – обратно.',
        'На „ключ“ избий чужда топка в стаята си и пази своята.',
        'Ако топката ти избяга, вземи я и влез в следващата стая.',
      ],
      points: [
        'Топката е до крака, не пред него: винаги можеш да я дръпнеш.',
        'Тежестта е на опорния крак, свито коляно, широки ръце.',
        'Избери вратата, през която минават най-малко.',
      ],
      more: ['Само със слабата подметка.', 'Треньорът показва числото с пръсти.'],
      easier: ['Без „ключ“; половината почиват по половин минута до стената.'],
      scoring: 'Всеки има пет живота; за избита топка или сблъсък се губи един.',
      questions: ['Кое движение с подметка помогна, когато някой стоеше на вратата?'],
      faults: ['Топката се пуска напред като навън: в салона стои под тялото.'],
    },
  },
  mats: {
    en: {
      title: 'Wall ball: the game with mats',
      aim: 'Use walls as team-mates, react to rebounds and finish low in a tight space.',
      setup:
        'Hall of {area} m, a soft mat as a goal leaning in the middle of each short wall. Two teams of {half} play with a futsal; two spare balls lie in the corners behind the mats.',
      rules: [
        'The walls are in play: there are no kick-ins and no corners.',
        'A goal is a low shot on the mat, from inside the other half.',
        'After a goal the ball is dribbled out from the mat, opponents wait at half-way.',
        'Nobody shields against a wall for more than three seconds; change teams each round.',
      ],
      points: [
        'Pass against the wall at the angle at which you want it back.',
        'Stay a step away from the wall to have both sides open.',
        'After a shot be ready: every ball comes back.',
        'Shots under knee height, so that nobody is hurt.',
      ],
      more: ['A goal off the wall counts double.', 'Three touches.'],
      easier: ['Two mats on each wall; two touches before anybody may tackle.'],
      scoring: 'Rounds won count, goals start at nought in each.',
      questions: ['When was the wall the best team-mate?'],
      faults: ['Everybody follows the ball into a corner: leave one player in the middle.'],
    },
    de: {
      title: 'Bandenspiel auf Matten',
      aim: 'Wände als Mitspieler nutzen, auf Abpraller reagieren, flach abschließen.',
      setup:
        'Halle von {area} m, in der Mitte jeder kurzen Wand lehnt eine Weichbodenmatte als Tor. Zwei Mannschaften mit je {half} Spielern, ein Futsal; zwei Ersatzbälle in den Ecken hinter den Matten.',
      rules: [
        'Die Wände spielen mit: Es gibt weder Einkick noch Ecke.',
        'Ein Tor ist ein flacher Schuss auf die Matte aus der gegnerischen Hälfte.',
        'Nach einem Tor wird von der Matte hinausgedribbelt; die anderen warten an der Mitte.',
        'Höchstens drei Sekunden an der Wand abschirmen; Teams nach jeder Runde wechseln.',
      ],
      points: [
        'So gegen die Wand passen, wie du den Ball zurückhaben willst.',
        'Einen Schritt Abstand zur Wand, damit beide Seiten offen sind.',
        'Nach dem Schuss bereit sein: Jeder Ball kommt zurück.',
        'Schüsse unter Kniehöhe, damit sich keiner verletzt.',
      ],
      more: ['Ein Tor über die Bande zählt doppelt.', 'Drei Kontakte.'],
      easier: ['Zwei Matten je Wand; zwei Kontakte, bevor angegriffen werden darf.'],
      scoring: 'Gewonnene Runden zählen, die Tore beginnen jedes Mal bei null.',
      questions: ['Wann war die Wand der beste Mitspieler?'],
      faults: ['Alle laufen dem Ball in die Ecke nach: einer bleibt in der Mitte.'],
    },
    bg: {
      title: 'Игра със стените и дюшеците',
      aim: 'Стените са съотборници: реакция на отскоци и ниско завършване на тясно.',
      setup:
        'Салон {area} м, в средата на всяка къса стена е подпрян мек дюшек за врата. Два отбора по {half} играчи, топка за футзал; две резервни в ъглите зад дюшеците.',
      rules: [
        'Стените са в игра: няма тъч и няма корнер.',
        'Гол е нисък удар в дюшека от чуждата половина.',
        'След гол топката се извежда от дюшека, а другите чакат на средата.',
        'До стената се закрива най-много три секунди; отборите се сменят след всяка серия.',
      ],
      points: [
        'Подай в стената под ъгъла, под който искаш топката обратно.',
        'Стой на крачка от стената, за да са отворени двете страни.',
        'След удар бъди готов: всяка топка се връща.',
        'Ударите са под коляното, за да няма наранени.',
      ],
      more: ['Гол след стена се брои двойно.', 'Три докосвания.'],
      easier: ['По два дюшека на стена; две докосвания, преди да се отнема.'],
      scoring: 'Броят се спечелените серии, головете започват от нула във всяка.',
      questions: ['Кога стената беше най-добрият съотборник?'],
      faults: ['Всички тичат след топката в ъгъла: един остава в средата.'],
    },
  },
}
