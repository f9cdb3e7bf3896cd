# A house in a container: docs/hosting.md tells how to run it. `npm run container` executes every line in a plain folder.
FROM node:22-slim AS build
WORKDIR /src
COPY . .
RUN npm ci --no-audit --no-fund
RUN npx tsc -b cli
RUN npm run --silent build:web
# From here on only what a house runs with.
RUN npm ci --no-audit --no-fund --omit=dev --workspace @cifra/cli
RUN find . -name '*.map' -not -path './node_modules/*' -delete

FROM node:22-slim
WORKDIR /cifra
COPY --from=build /src .
RUN mkdir -m 700 data && chown 1000:1000 data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 CIFRA_DATA=data
USER 1000:1000
VOLUME /cifra/data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/health').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"
ENTRYPOINT ["node", "cli/bin/cifra.js"]
CMD ["serve"]
