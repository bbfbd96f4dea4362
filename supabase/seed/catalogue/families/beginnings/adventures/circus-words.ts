/** Acts in the ring. */
import type { TaskWords } from '../kit'

export const circusWords: Record<'jugglers' | 'lion', TaskWords> = {
  jugglers: {
    en: {
      title: 'Jugglers in the ring',
      aim: 'Hands and eyes get to know the ball: throw, bounce and catch, then dribble.',
      setup:
        '{rings} rings on {area} m, at least 3.5 m apart. {n} artists, each in a ring with a ball; one ring stays free.',
      rules: [
        'Throw the ball up, let it bounce once in your ring and catch it.',
        'After three catches put it down and dribble once round your ring.',
        'Then choose a harder trick: clap before the catch, or turn round once.',
        'When the drums roll, all show their best trick at the same time.',
      ],
      points: [
        'Throw it only as high as your eyes.',
        'Big soft hands, bring the ball to your tummy.',
        'Round the ring the ball stays between the ring and you.',
      ],
      more: [
        'Let it bounce, then lift your thigh: thigh, bounce, catch.',
        'Two artists next to each other throw at the same time and swap balls.',
      ],
      easier: ['Sit down and roll the ball round your body with both hands.'],
      scoring: 'Every catch is a round of applause: who gets ten before the drums?',
      questions: ['How high must you throw to have time for a clap?'],
      faults: ['Throws fly far away: start with tiny throws from two hands.'],
    },
    de: {
      title: 'Jongleure in der Manege',
      aim: 'Hände und Augen lernen den Ball kennen: werfen, prellen, fangen, dann dribbeln.',
      setup:
        '{rings} Reifen auf {area} m, mindestens 3,5 m auseinander. {n} Artisten, jeder mit Ball in einem Reifen; ein Reifen bleibt frei.',
      rules: [
        'Den Ball hochwerfen, einmal im Reifen aufspringen lassen und fangen.',
        'Nach dreimal Fangen ablegen und einmal um den Reifen dribbeln.',
        'Dann ein schwereres Kunststück: vor dem Fangen klatschen oder sich drehen.',
        'Beim Trommelwirbel zeigen alle gleichzeitig ihr bestes Kunststück.',
      ],
      points: [
        'Nur bis auf Augenhöhe werfen.',
        'Große weiche Hände, den Ball an den Bauch holen.',
        'Beim Dribbeln liegt der Ball zwischen dir und dem Reifen.',
      ],
      more: [
        'Aufspringen lassen, Oberschenkel heben: Schenkel, Boden, fangen.',
        'Zwei Nachbarn werfen gleichzeitig und tauschen so die Bälle.',
      ],
      easier: ['Im Sitzen den Ball mit beiden Händen um den Körper rollen.'],
      scoring: 'Jeder gefangene Ball ist ein Applaus: Wer hat zehn vor dem Trommelwirbel?',
      questions: ['Wie hoch musst du werfen, damit Zeit zum Klatschen bleibt?'],
      faults: ['Die Würfe fliegen weit weg: mit ganz kleinen beidhändigen Würfen beginnen.'],
    },
    bg: {
      title: 'Жонгльори на арената',
      aim: 'Ръцете и очите опознават топката: хвърляне, отскок и хващане, после водене.',
      setup:
        '{rings} обръча на {area} м, поне на 3,5 м един от друг. {n} артисти, всеки с топка в свой обръч; един обръч остава свободен.',
      rules: [
        'Хвърли топката нагоре, остави я да отскочи веднъж и я хвани.',
        'След три хващания я сложи на земята и обиколи обръча с крак.',
        'После избери по-трудно: плесни преди хващането или се завърти.',
        'При барабаните всички показват най-добрия си номер едновременно.',
      ],
      points: [
        'Хвърляй само до височината на очите.',
        'Големи меки ръце, прибери топката към корема.',
        'При обикалянето топката е между теб и обръча.',
      ],
      more: [
        'След отскока вдигни бедро: бедро, земя, хващане.',
        'Двама съседи хвърлят едновременно и си разменят топките.',
      ],
      easier: ['Седнали: топката се търкаля с две ръце около тялото.'],
      scoring: 'Всяко хващане е аплодисмент: кой ще има десет преди барабаните?',
      questions: ['Колко високо трябва да хвърлиш, за да успееш да плеснеш?'],
      faults: ['Топката лети надалеч: започни със съвсем малки хвърляния с две ръце.'],
    },
  },
  lion: {
    en: {
      title: 'The lion breaks out',
      aim: 'Chase a rolling ball, overtake it and turn it back home with the foot.',
      setup:
        'Circus of {area} m, {rings} rings at least 3.5 m apart as cages. {n} tamers, each next to a cage with a ball, the lion.',
      rules: [
        'Look where it is empty and roll your lion out of the cage with your hand.',
        'Sprint after it and get in front of it before it stands still.',
        'Stop it with the sole, turn and dribble it back into its cage.',
        'Stroke the lion, take a breath and let it out on another side.',
      ],
      points: [
        'Check the way first: nobody is where the lion runs.',
        'Run past the ball, then face it and put the foot on top.',
        'Turn with the sole and come home at a walk.',
      ],
      more: [
        'Push the lion out with the foot instead of the hand.',
        'Sit down as soon as the lion has left the cage; then get up and chase it.',
      ],
      easier: ['Roll it slowly and only three steps away.'],
      scoring: 'A lion caught before it lies down is a point; count to five points.',
      questions: ['How hard may you roll it and still overtake it?'],
      faults: ['The lion is stopped from behind with the toe: run past it first.'],
    },
    de: {
      title: 'Der Löwe reißt aus',
      aim: 'Einem rollenden Ball nachjagen, ihn überholen und mit dem Fuß heimführen.',
      setup:
        'Zirkus von {area} m, {rings} Reifen im Abstand von mindestens 3,5 m als Käfige. {n} Dompteure, jeder neben einem Käfig mit Ball, dem Löwen.',
      rules: [
        'Schau, wo frei ist, und roll den Löwen mit der Hand aus dem Käfig.',
        'Sprinte hinterher und überhole ihn, bevor er liegen bleibt.',
        'Mit der Sohle stoppen, umdrehen und ihn in den Käfig zurückführen.',
        'Den Löwen streicheln, verschnaufen und ihn zu einer anderen Seite hinauslassen.',
      ],
      points: [
        'Erst den Weg prüfen: Wo der Löwe rennt, steht keiner.',
        'Am Ball vorbeilaufen, zu ihm drehen, Fuß obendrauf.',
        'Mit der Sohle wenden und in Ruhe heimkommen.',
      ],
      more: [
        'Den Löwen mit dem Fuß statt mit der Hand hinausstoßen.',
        'Hinsetzen, sobald der Löwe draußen ist; dann aufstehen und nachjagen.',
      ],
      easier: ['Langsam und nur drei Schritte weit rollen.'],
      scoring: 'Ein Löwe, der gefangen ist, bevor er liegt, zählt einen Punkt; bis fünf.',
      questions: ['Wie fest darfst du rollen, um ihn noch zu überholen?'],
      faults: ['Der Löwe wird von hinten mit der Spitze gestoppt: erst vorbeilaufen.'],
    },
    bg: {
      title: 'Лъвът избяга',
      aim: 'Детето догонва търкаляща се топка, изпреварва я и я връща с крак.',
      setup:
        'Цирк {area} м, {rings} обръча за клетки, поне на 3,5 м един от друг. {n} укротители, всеки до клетка с топка – неговия лъв.',
      rules: [
        'Виж къде е празно и с ръка търкулни лъва извън клетката.',
        'Спринтирай след него и го изпревари, преди да е спрял.',
        'Спри го с подметка, обърни се и го върни в клетката.',
        'Погали лъва, поеми дъх и го пусни от друга страна.',
      ],
      points: [
        'Първо провери пътя: там, накъдето тича лъвът, няма никого.',
        'Подмини топката, обърни се към нея и стъпи отгоре.',
        'Завий с подметка и се върни спокойно.',
      ],
      more: [
        'Лъвът се пуска с крак вместо с ръка.',
        'Щом лъвът излезе, седни; после стани и го догони.',
      ],
      easier: ['Търкулни го бавно и само на три крачки.'],
      scoring: 'Лъв, хванат преди да легне, е точка; играе се до пет.',
      questions: ['Колко силно можеш да го търкулнеш и пак да го изпревариш?'],
      faults: ['Топката се спира отзад с върха на крака: първо я подмини.'],
    },
  },
}
