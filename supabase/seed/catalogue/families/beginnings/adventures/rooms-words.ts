/** What happens in two rooms with a corridor between them. */
import type { TaskWords } from '../kit'

export const roomWords: Record<'tidy' | 'post', TaskWords> = {
  tidy: {
    en: {
      title: 'Tidy your room',
      aim: 'Strike a still ball along the ground with the inside of the foot, again and again.',
      setup:
        'Two rooms with a corridor {corridor} m wide between them, {area} m in all. Half of the {n} children live in each room, with a ball for everybody to start with.',
      rules: [
        'Kick every ball in your room along the floor into the other room.',
        'Stop a ball with the sole before you kick it.',
        'Nobody enters the corridor: the coach rolls balls out that stay there.',
        'On “Mum is coming!” all freeze and count the balls in their room.',
      ],
      points: [
        'Standing foot next to the ball, toes to where it shall go.',
        'Strike through the middle of the ball so that it rolls.',
        'Go and get a ball, do not wait for one.',
      ],
      more: [
        'Each ball has to be kicked with the other foot than the last one.',
        'Send it where the other room is empty, so that it takes them longer.',
      ],
      easier: ['Make the corridor one metre wide and roll balls with the sole as well.'],
      scoring: 'The tidier room (fewer balls) wins a star; no stars are taken away.',
      questions: ['Where in the other room is a ball hardest to reach?'],
      faults: ['Wild toe-pokes in the air: a ball above the knee comes back.'],
    },
    de: {
      title: 'Räum dein Zimmer auf',
      aim: 'Einen ruhenden Ball mit der Innenseite flach schießen, immer und immer wieder.',
      setup:
        'Zwei Zimmer mit einem Flur von {corridor} m dazwischen, zusammen {area} m. In jedem Zimmer wohnt die Hälfte der {n} Kinder, am Anfang mit einem Ball für jedes.',
      rules: [
        'Schießt alle Bälle aus eurem Zimmer flach ins andere Zimmer.',
        'Stoppt jeden Ball mit der Sohle, bevor ihr ihn schießt.',
        'In den Flur geht niemand: Bälle, die dort liegen, rollt der Trainer heraus.',
        'Bei „Mama kommt!“ bleiben alle stehen und zählen die Bälle im Zimmer.',
      ],
      points: [
        'Das Standbein neben den Ball, die Zehen zeigen zum Ziel.',
        'Triff die Mitte des Balls, dann rollt er.',
        'Hol dir einen Ball, statt auf einen zu warten.',
      ],
      more: [
        'Jeden Ball mit dem anderen Fuß als den vorigen schießen.',
        'Dorthin zielen, wo im anderen Zimmer keiner steht.',
      ],
      easier: ['Den Flur auf einen Meter verkleinern; rollen mit der Sohle gilt auch.'],
      scoring:
        'Das ordentlichere Zimmer (weniger Bälle) bekommt einen Stern, keiner verliert einen.',
      questions: ['Wo im anderen Zimmer ist ein Ball am schwersten zu holen?'],
      faults: ['Wilde Spitzkicks in die Luft: Ein Ball über Kniehöhe kommt zurück.'],
    },
    bg: {
      title: 'Подреди си стаята',
      aim: 'Детето рита много пъти спряна топка по земята с вътрешната част на крака.',
      setup:
        'Две стаи с коридор от {corridor} м между тях, общо {area} м. Във всяка стая живее половината от {n} деца, в началото с по една топка за всяко.',
      rules: [
        'Изритайте всички топки от вашата стая по земята в другата.',
        'Всяка топка се спира с подметка, преди да се ритне.',
        'В коридора не се влиза: треньорът изкарва топките от него.',
        'При „Мама идва!“ всички замръзват и броят топките в стаята си.',
      ],
      points: [
        'Опорният крак е до топката, пръстите сочат целта.',
        'Удари я в средата, за да се търкаля.',
        'Иди и вземи топка, не чакай да дойде.',
      ],
      more: [
        'Всяка следваща топка се рита с другия крак.',
        'Прати я там, където в другата стая няма никого.',
      ],
      easier: ['Коридор от един метър; може и с търкаляне с подметка.'],
      scoring: 'По-подредената стая (с по-малко топки) печели звезда; звезди не се отнемат.',
      questions: ['Къде в другата стая топката се взема най-трудно?'],
      faults: ['Силни удари с върха във въздуха: топка над коляното се връща.'],
    },
  },
  post: {
    en: {
      title: 'The letter box',
      aim: 'Aim a pass through a gap and meet a ball that comes rolling towards you.',
      setup:
        '{gates} letter boxes (cone gates of 1.5 m) stand in the corridor between two rooms; {area} m in all, one cone house per child at the back. {n} children, half in each room, a ball each.',
      rules: [
        'Stop in front of a letter box, aim and post your letter through it.',
        'Fetch a letter that has arrived on your side; any one will do.',
        'Deliver it: dribble round a house at the back of your room.',
        'Come back to another letter box and post it again.',
      ],
      points: [
        'Look through the box first: is the other side clear?',
        'Push it like a letter on a table, flat and firm.',
        'Move your feet towards the letter that comes to you.',
      ],
      more: [
        'Call the name of somebody in the other room before you post.',
        'Make the boxes a metre wide.',
      ],
      easier: ['Post from one step away, through boxes of 2.5 m.'],
      scoring: 'Every letter through a box counts; both rooms add theirs up: who is for 50?',
      questions: ['What did you look at before you posted the letter?'],
      faults: ['Children post without looking and hit somebody: eyes up, then push.'],
    },
    de: {
      title: 'Der Briefkasten',
      aim: 'Einen Pass durch eine Lücke zielen und einem anrollenden Ball entgegengehen.',
      setup:
        '{gates} Briefkästen (Hütchentore von 1,5 m) stehen im Flur zwischen zwei Zimmern; zusammen {area} m, hinten je Kind ein Hütchen als Haus. {n} Kinder, die Hälfte in jedem Zimmer, alle mit Ball.',
      rules: [
        'Vor einem Briefkasten anhalten, zielen und den Brief einwerfen.',
        'Einen angekommenen Brief auf der eigenen Seite holen, egal welchen.',
        'Ausliefern: um ein Haus hinten im Zimmer dribbeln.',
        'Zurück zu einem anderen Briefkasten und wieder einwerfen.',
      ],
      points: [
        'Erst durch den Kasten schauen: Ist drüben frei?',
        'Den Ball schieben wie einen Brief über den Tisch, flach und fest.',
        'Dem Brief entgegenlaufen, der zu dir kommt.',
      ],
      more: [
        'Vor dem Einwerfen den Namen eines Kindes drüben rufen.',
        'Briefkästen nur noch einen Meter breit.',
      ],
      easier: ['Aus einem Schritt Entfernung durch Kästen von 2,5 m einwerfen.'],
      scoring: 'Jeder Brief durch einen Kasten zählt; beide Zimmer zusammen: Schafft ihr 50?',
      questions: ['Wohin hast du geschaut, bevor du eingeworfen hast?'],
      faults: ['Einwerfen ohne Blick, und jemand wird getroffen: Augen hoch, dann schieben.'],
    },
    bg: {
      title: 'Пощенската кутия',
      aim: 'Точен пас през пролука и посрещане на топка, която идва.',
      setup:
        'В коридора между две стаи има {gates} пощенски кутии (вратички от конуси по 1,5 м); общо {area} м, отзад по един конус за къща на дете. {n} деца, половината във всяка стая, всички с топка.',
      rules: [
        'Спри пред пощенска кутия, прицели се и пусни писмото през нея.',
        'Вземи което и да е писмо, пристигнало от твоята страна.',
        'Достави го: обиколи с топката къща в дъното на стаята.',
        'Върни се до друга кутия и пусни писмото отново.',
      ],
      points: [
        'Първо погледни през кутията: свободно ли е отсреща?',
        'Бутни топката като писмо по масата – ниско и твърдо.',
        'Тръгни срещу писмото, което идва към теб.',
      ],
      more: [
        'Преди да пуснеш писмото, извикай име от другата стая.',
        'Кутиите са широки само метър.',
      ],
      easier: ['От една крачка през кутии по 2,5 м.'],
      scoring: 'Всяко писмо през кутия се брои; двете стаи заедно: ще станат ли 50?',
      questions: ['Какво погледна, преди да пуснеш писмото?'],
      faults: ['Писмото се пуска без поглед и удря някого: очите горе, после бутни.'],
    },
  },
}
